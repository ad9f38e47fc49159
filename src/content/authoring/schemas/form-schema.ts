/** The form of a document: the JSON Schema of what its editor writes, with what only a form asks for. Types only. */
import type { Control } from "../../schema/metadata.ts";
import type { Fields } from "../../../shared/values.ts";

export type { Control };

export interface FormSchema {
  type?: "array" | "boolean" | "integer" | "number" | "object" | "string";
  /** Label, such as `Título de la tarjeta`. */
  title?: string;
  /** Of several documents of a type: `Números`. */
  plural?: string;
  /** One or two sentences of help. */
  description?: string;
  examples?: readonly string[];
  default?: unknown;
  control?: Control;
  /** The type of documents that a reference names. */
  collection?: string;
  /** The names of the documents that have it; absent where all of the type do. */
  only?: readonly string[];
  format?: string;
  /** Choices, and what each means in words, in the same order. */
  enum?: readonly string[];
  enumDescriptions?: readonly string[];
  const?: string;
  properties?: Readonly<Record<string, FormSchema>>;
  required?: readonly string[];
  items?: FormSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** A document as its file says it, before any schema: what a form shows and changes. */

export type { Fields, Value } from "../../../shared/values.ts";

export interface DocumentFields {
  /** What the YAML says. */
  fields: Fields;
  /** The text of a Markdown file, without the blank lines around it; absent in YAML files. */
  body?: string;
}
