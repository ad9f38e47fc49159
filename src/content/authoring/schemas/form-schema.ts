/** The form of a document: the JSON Schema of its fields, with keywords for forms. Only types, for use in browsers. */
import type { Control } from "../../schema/metadata.ts";
import type { Block } from "../../compiler/document/block.ts";
import type { Fields } from "../../../shared/values.ts";

export type { Control };

export interface FormSchema {
  type?: "array" | "boolean" | "integer" | "number" | "object" | "string";
  /** The label of the field, such as `Título de la tarjeta`. */
  title?: string;
  /** The plural of a type's name: `Números`. */
  plural?: string;
  description?: string;
  examples?: readonly string[];
  default?: unknown;
  /** Whether the form folds the field away, because few documents need it. */
  aside?: true;
  control?: Control;
  /** The document type to which a reference leads; several types if the reference itself includes the type. */
  collection?: string | readonly string[];
  /** The names of the documents that have this field; absent if all documents of the type have it. */
  only?: readonly string[];
  format?: string;
  /** The choices of a field with fixed values. */
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
  /** The message for a text that does not match `pattern`. Forms of blocks have it for every pattern. */
  patternErrorMessage?: string;
}

/** A block that a text can contain. */
export interface BlockForm {
  name: string;
  holds: Block["holds"];
  /** The attributes of the block, and its content (a list of pictures or a Markdown text) as the field `content`. */
  form: FormSchema;
}

export type { Fields, Value } from "../../../shared/values.ts";

export interface DocumentFields {
  /** The fields that are written as YAML. */
  fields: Fields;
  /** The text of a Markdown file, without the blank lines around it; absent in YAML files. */
  body?: string;
}
