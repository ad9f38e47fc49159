/** Which control a field gets, by its schema. */
import type { Value } from "../../../../content/authoring/document-fields.ts";
import type { Control, FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import { isFields } from "../../../../shared/values.ts";

export type Kind = Control | "cards" | "constant" | "group" | "list" | "number" | "select" | "switch" | "text";

/** More choices than these are a menu, and fewer are all seen at once. */
const MOST_CARDS = 4;

export function kindOf(schema: FormSchema): Kind {
  if (schema.control) return schema.control;
  if (schema.const !== undefined) return "constant";
  if (schema.enum) return schema.enum.length > MOST_CARDS ? "select" : "cards";
  if (schema.type === "object" || schema.properties) return "group";
  if (schema.type === "array" || schema.items) return "list";
  if (schema.type === "boolean") return "switch";
  if (schema.type === "integer" || schema.type === "number") return "number";
  return ofText(schema);
}

function ofText({ format }: FormSchema): Kind {
  return format === "iri" || format === "uri" ? "link" : "text";
}

/** Whether a control can show the value. A missing or empty one always fits; so does a number where a text is meant. */
export function fits(kind: Kind, value: Value | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (kind === "group" || kind === "picture") return isFields(value);
  if (kind === "list") return Array.isArray(value);
  if (kind === "switch") return typeof value === "boolean";
  return typeof value !== "object";
}
