/** JSON Schema (draft-07) of a document in the API: the fields of its file, with resolved values. */
import { z } from "zod";
import { FORM_KEYWORDS } from "../../content/schema/metadata.ts";
import type { Collection } from "../../content/compiler/document/collection.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const text: JsonSchema = { type: "string" };
const uri: JsonSchema = { type: "string", format: "uri" };
const count: JsonSchema = { type: "integer", minimum: 0 };
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** Schemas of resolved values (`src/shared/compiled/document.ts`), by the form control of their field. */
const RESOLVED_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  picture: object({ src: uri, srcSet: text, width: count, height: count, placeholder: text }),
  markdown: object({ html: text, words: count, excerpt: text }),
  audio: object({ src: uri, bytes: count }),
  reference: object({ type: text, slug: text }),
};

/**
 * Returns the schema of a complete document. In lists, documents lack the fields that only their pages need. If the
 * documents of a type are derived from others, such as people from credits, the schema has only slug and address.
 */
export function apiSchema({ schema, derivation }: Collection): JsonSchema {
  const commonFields = object({ slug: text, address: text });
  if (derivation) return commonFields;
  const fullSchema = z.toJSONSchema(schema, {
    ...OPTIONS,
    override: ({ zodSchema, jsonSchema }) => resolveSchema(zodSchema, jsonSchema),
  });
  const { draft: _draft, ...properties } = fullSchema.properties ?? {};
  const required = (fullSchema.required ?? []).filter((name) => name !== "draft");
  return {
    ...fullSchema,
    properties: { ...commonFields.properties, ...properties },
    required: [...(commonFields.required ?? []), ...required],
  };
}

const OPTIONS = { io: "output", target: "draft-07", unrepresentable: "any" } as const;

/** Schema keywords that only help editors to write a document; the API omits them. */
const EDITOR_KEYWORDS = [...FORM_KEYWORDS, "examples", "pattern", "default"];

/** Removes keywords for editors, and replaces the schema of a transformed field, because zod knows only its input. */
function resolveSchema(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  for (const key of EDITOR_KEYWORDS) delete jsonSchema[key];
  if (!(zodSchema instanceof z.ZodPipe)) return;
  let input: z.core.$ZodType = zodSchema;
  while (input instanceof z.ZodPipe) input = input.in as z.core.$ZodType;
  const control = String(z.globalRegistry.get(input)?.["control"]);
  const resolved = RESOLVED_SCHEMAS[control] ?? uri;
  const { title, description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, resolved, { title, description });
  if (control === "picture") jsonSchema.properties = { ...inputProperties(input), ...resolved.properties };
}

/** Returns the schemas of the fields that editors fill in for a picture. */
const inputProperties = (schema: z.core.$ZodType) => z.toJSONSchema(schema, OPTIONS).properties;
