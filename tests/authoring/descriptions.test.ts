/** What an editor reads while writing: every field says what it is, in Spanish, and no other field is taken. */
import { expect, test } from "vitest";
import { jsonSchemas } from "../../src/authoring/json-schemas.ts";

interface JsonSchema {
  type?: string;
  description?: string;
  pattern?: string;
  errorMessage?: string;
  patternErrorMessage?: string;
  additionalProperties?: boolean;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

type Node = [place: string, schema: JsonSchema];

/** A schema and every schema in it, by the place that an editor would name; options of a field share its place. */
function nodesOf(place: string, schema: JsonSchema): Node[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => nodesOf(`${place}.${name}`, each));
  const items = schema.items ? nodesOf(`${place}[]`, schema.items) : [];
  const options = (schema.anyOf ?? []).flatMap((each, index) => nodesOf(`${place}|${index}`, each));
  return [[place, schema], ...fields, ...items, ...options];
}

const nodes = [...(await jsonSchemas())].flatMap(([file, text]) => nodesOf(file, JSON.parse(text) as JsonSchema));
const SENTENCE = /^(?=.*\b(?:el|la|los|las|un|una|de|que|en|si|por|su|es|ser)\b)[\p{L}"].{8,}\.$/iu;

test.each(nodes.filter(([place]) => /[\w-]$/.test(place) && !place.includes("|")))(
  "%s says in Spanish what it is",
  (_place, { description }) => {
    expect(description ?? "", "Add .describe(…) to the field in src/schema").toMatch(SENTENCE);
  },
);

test.each(nodes.filter(([, { type }]) => type === "object"))("%s takes no other field", (_place, schema) => {
  expect(schema.additionalProperties).toBe(false);
});

test.each(nodes.filter(([, { pattern }]) => pattern))("%s says in Spanish what is wrong with it", (_place, schema) => {
  expect(schema.errorMessage).toMatch(/^Tiene que ser /);
  expect(schema.patternErrorMessage).toMatch(/^(Tiene que ser|No puede) /);
});

test.each(nodes.filter(([, { anyOf }]) => anyOf))("%s says the same of each option", (_place, { anyOf = [] }) => {
  expect(new Set(anyOf.map(({ errorMessage }) => errorMessage))).toEqual(
    new Set(["Tiene que ser una dirección completa que empiece con https:// (o http://)."]),
  );
});
