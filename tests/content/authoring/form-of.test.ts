/** The form of a document is derived from its zod schema: it has every field, each with a control that can show it. */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formOf, namesOf } from "../../../src/content/authoring/schemas/form-of.ts";
import type { FormSchema } from "../../../src/content/authoring/schemas/form-schema.ts";
import { type Collection, defineCollection } from "../../../src/content/compiler/document/collection.ts";
import podcasts from "../../../examples/faro/types/podcasts/schema.ts";
import { collections } from "../../../src/types/collections.ts";
import { accentColor, hexColor, body, markdown, subtitle, text } from "../../../src/content/schema/fields/basic.ts";
import { linkOrNone, optionalLink, webLink } from "../../../src/content/schema/fields/links.ts";
import { choice, described, describedType, FORM_KEYWORDS } from "../../../src/content/schema/metadata.ts";
import { galleryImage, image, portraitImage } from "../../../src/content/schema/fields/pictures.ts";
import { reference } from "../../../src/content/schema/fields/reference.ts";
import { nodesOf } from "../../support/content/schema-nodes.ts";

const TYPES = { ...collections, podcasts };

const types = Object.entries<Collection>(TYPES);
const forms = types.map(([name, collection]) => [name, formOf(collection)] as const);
const nodes = forms.flatMap(([name, form]) => nodesOf(name, form));

/** Returns the form of `field` in a document that has no other field. */
function formWith(field: z.ZodType): FormSchema | undefined {
  return formOf(defineCollection({ extension: ".yaml", schema: z.strictObject({ field }) })).properties?.field;
}

test.each(types)("the form of %s has the fields of its schema and the same required ones", (name, type) => {
  const { properties = {}, required = [] } = formOf(type);
  const issues = type.schema.safeParse({}).error?.issues ?? [];
  expect(Object.keys(properties)).toEqual(Object.keys((type.schema as unknown as z.ZodObject).shape));
  expect(issues.map(({ path: [field] }) => field)).toEqual(required);
  expect(Object.keys(properties).includes("body"), name).toBe(type.extension === ".md");
});

test.each(nodes)("%s can be shown by a control", (_place, schema) => {
  expect(schema).not.toHaveProperty("anyOf");
  expect(["array", "boolean", "integer", "number", "object", "string"]).toContain(schema.type);
  if (schema.type === "object") expect(schema.properties).toBeDefined();
  if (schema.type === "array") expect(schema.items).toBeDefined();
  if (schema.control === "reference")
    for (const type of [schema.collection ?? ""].flat()) expect(TYPES).toHaveProperty([type]);
  if (schema.control === "picture")
    expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(["src", "alt"]));
});

const ajv = new Ajv({
  keywords: [...FORM_KEYWORDS, "enumDescriptions", "patternErrorMessage"],
  formats: { iri: true },
});
addFormats(ajv);

test.each(forms)("the form of %s has no unknown keyword", (_name, form) => {
  expect(() => ajv.compile(form)).not.toThrow();
});

describe("a shared field brings its control", () => {
  test.each([
    ["color", hexColor],
    ["color", accentColor],
    ["link", webLink],
    ["link", linkOrNone()],
    ["link", optionalLink],
    ["long-text", subtitle],
    ["markdown", markdown],
    ["markdown", body],
    ["picture", image],
    ["picture", galleryImage],
    ["picture", portraitImage],
    ["reference", reference("team")],
  ])("%s, also if it is optional, described or in a list (field %#)", (control, field) => {
    const words = { title: "Algo", description: "Una cosa cualquiera." };
    for (const variant of [field, field.optional(), described(field, words), described(field.optional(), words)])
      expect(formWith(variant)).toMatchObject({ control });
    expect(formWith(z.array(field))).toMatchObject({ type: "array", items: { control } });
    expect(formWith(z.array(field))).not.toHaveProperty("control");
  });

  test("a reference names its type", () => {
    expect(formWith(reference("issues").optional())).toMatchObject({ control: "reference", collection: "issues" });
  });

  test("an optional link is one text, which may be empty", () => {
    expect(formWith(optionalLink)).toMatchObject({ type: "string", control: "link", default: "" });
  });
});

test("a transformed field keeps its label, its help, its example and its choices", () => {
  const words = { title: "Lugar", description: "De qué lado se ve.", examples: ["bri"] };
  const side = choice(["bri", "cami"], { cami: "a la derecha", bri: "a la izquierda" });
  const enumDescriptions = ["a la izquierda", "a la derecha"];
  expect(formWith(described(side.transform((value) => ({ value })).optional(), words))).toMatchObject({
    ...words,
    enum: ["bri", "cami"],
    enumDescriptions,
  });
});

test("a new type and a new field get a form without any further code", () => {
  const poem = defineCollection({
    extension: ".md",
    schema: describedType(
      z.strictObject({ verse: described(text, { title: "Verso", description: "El primero." }), body }),
      {
        title: "Poema",
        plural: "Poemas",
        description: "Un poema.",
      },
    ),
  });
  expect(namesOf(poem)).toEqual({ title: "Poema", plural: "Poemas" });
  expect(formOf(poem).properties).toMatchObject({
    verse: { type: "string", title: "Verso", description: "El primero.", minLength: 1 },
    body: { type: "string", control: "markdown" },
  });
});

test.each(types)("%s has a singular and a plural name", (_name, type) => {
  const { title, plural } = namesOf(type);
  for (const name of [title, plural]) expect(name).toMatch(/^\p{Lu}/u);
});
