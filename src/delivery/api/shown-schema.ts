/** JSON Schema (draft-07) of a document as the API shows it: what an editor writes, and what that became. */
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

/** What the controls of a form stand for in a document that is shown (`src/shared/compiled/document.ts`). */
const SHOWN: Readonly<Record<string, JsonSchema>> = {
  picture: object({ src: uri, srcSet: text, width: count, height: count, placeholder: text }),
  markdown: object({ html: text, words: count, excerpt: text }),
  audio: object({ src: uri, bytes: count }),
  reference: object({ type: text, slug: text }),
};

/**
 * All fields; a list has those that it shows, so its documents lack what only their pages need. What is made of other
 * documents, as people are of credits, says other things than its file: of it these two are known.
 */
export function shownSchema({ schema, derivation }: Collection): JsonSchema {
  const known = object({ slug: text, address: text });
  if (derivation) return known;
  const whole = z.toJSONSchema(schema, {
    ...OPTIONS,
    override: ({ zodSchema, jsonSchema }) => show(zodSchema, jsonSchema),
  });
  const { draft: _draft, ...properties } = whole.properties ?? {};
  const required = (whole.required ?? []).filter((name) => name !== "draft");
  return {
    ...whole,
    properties: { ...known.properties, ...properties },
    required: [...(known.required ?? []), ...required],
  };
}

const OPTIONS = { io: "output", target: "draft-07", unrepresentable: "any" } as const;

/** Of use to whoever writes a document: in a form, or as what is expected of an address. */
const OF_WRITING = [...FORM_KEYWORDS, "examples", "pattern", "default"];

/** Of what is parsed to something else zod knows only what is written. */
function show(zodSchema: z.core.$ZodType, jsonSchema: JsonSchema): void {
  for (const key of OF_WRITING) delete jsonSchema[key];
  if (!(zodSchema instanceof z.ZodPipe)) return;
  const written = zodSchema.in as z.core.$ZodType;
  const control = String(z.globalRegistry.get(written)?.["control"]);
  const shown = SHOWN[control] ?? uri;
  const { title, description } = jsonSchema;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, shown, { title, description });
  if (control === "picture") jsonSchema.properties = { ...writtenOf(written), ...shown.properties };
}

/** What an editor writes of a picture, beside its file. */
const writtenOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, OPTIONS).properties;
