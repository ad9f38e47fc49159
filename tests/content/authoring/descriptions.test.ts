/** The JSON Schemas explain every field to editors in Spanish, and accept no other fields. */
import { expect, test } from "vitest";
import { z } from "zod";
import { jsonSchemas } from "../../../src/content/authoring/schemas/vscode-files.ts";
import podcasts from "../../../examples/faro/types/podcasts/schema.ts";
import { collections } from "../../../src/types/collections.ts";
import { nodesOf, type Schema } from "../../support/content/schema-nodes.ts";

const TYPES = { ...collections, podcasts };

interface JsonSchema extends Schema<JsonSchema> {
  type?: string;
  title?: string;
  description?: string;
  examples?: string[];
  enum?: string[];
  enumDescriptions?: string[];
  pattern?: string;
  errorMessage?: string;
  patternErrorMessage?: string;
  additionalProperties?: boolean;
}

const nodes = [...(await jsonSchemas(TYPES))].flatMap(([type, text]) => nodesOf(type, JSON.parse(text) as JsonSchema));
const fields = nodes.filter(([place]) => /[\w-]$/.test(place) && !place.includes("|"));
const SENTENCE = /^(?=.*\b(?:el|la|los|las|un|una|de|que|en|si|por|su|es|ser)\b)[\p{L}"].{8,}\.$/iu;

test.each(fields)(
  "%s has a label in Spanish, and a description that repeats neither it nor the examples",
  (_place, { title = "", description = "", examples = [] }) => {
    expect(title, "Add described(…) to the field in src/content/schema").toMatch(/^\p{Lu}[^.:;]*$/u);
    expect(description).toMatch(SENTENCE);
    expect(description).not.toMatch(/por ejemplo/i);
    expect(description.startsWith(`${title} `)).toBe(false);
    expect(examples.filter((example) => description.includes(example))).toEqual([]);
  },
);

test.each(nodes.filter(([, { enum: options }]) => options))("%s describes each choice", (_place, schema) => {
  expect(schema.enumDescriptions).toHaveLength(schema.enum?.length ?? 0);
  expect(schema.enumDescriptions?.filter((words) => !/\p{L}/u.test(words))).toEqual([]);
});

test.each(nodes.filter(([place, { type }]) => place.endsWith("[]") && type))("%s has a label", (_place, schema) => {
  expect(schema.title ?? "").toMatch(/^\p{Lu}[^.:;]*$/u);
});

const OBJECTS = nodes.filter(([, { type }]) => type === "object");

test.each(OBJECTS)("%s has a different label for each of its fields", (_place, { properties = {} }) => {
  const labels = Object.values(properties).map(({ title }) => title);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(OBJECTS)("%s accepts no other field", (_place, schema) => {
  expect(schema.additionalProperties).toBe(false);
});

test.each(nodes.filter(([, { pattern }]) => pattern))("%s has error messages in Spanish", (_place, schema) => {
  expect(schema.errorMessage).toMatch(/^Tiene que ser /);
  expect(schema.patternErrorMessage).toMatch(/^(Tiene que ser|No puede) /);
});

test.each(nodes.filter(([, { anyOf }]) => anyOf))(
  "%s has the same error message for each option",
  (_place, { anyOf = [] }) => {
    expect(new Set(anyOf.map(({ errorMessage }) => errorMessage))).toEqual(
      new Set(["Tiene que ser una dirección completa que empiece con https:// (o http://)."]),
    );
  },
);

/** Each example with its zod schema, which also has the rules that JSON Schema cannot express. */
const examples = Object.values(TYPES).flatMap(({ schema }) => {
  const pairs: [example: string, field: z.core.$ZodType][] = [];
  z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema }) => {
      for (const example of z.globalRegistry.get(zodSchema)?.examples ?? []) pairs.push([example, zodSchema]);
    },
  });
  return pairs;
});

test.each(examples)("%s is a valid example", (example, field) => {
  expect(z.safeParse(field, example).error?.issues ?? []).toEqual([]);
});
