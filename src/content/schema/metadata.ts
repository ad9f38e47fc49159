/**
 * Metadata of fields, which the form, VS Code and `content:new` show. The property names are those of JSON Schema
 * (`title`, `description`, `examples`) and VS Code (`enumDescriptions`); `control` is specific to this project. A
 * schema that is derived from another one inherits its metadata, and may override it.
 */
import { z } from "zod";
import "../messages/zod-language.ts";

/** The kind of form control of a field, if the field's JSON type does not determine the control. */
export type Control =
  | "color"
  | "file"
  | "focus"
  | "link"
  | "long-text"
  | "markdown"
  | "moment"
  | "person"
  | "picture"
  | "reference"
  | "role";

/**
 * Keywords that only forms use. The files for VS Code omit them. If the value of such a key is an object, the key is
 * kept, because it is the name of a field.
 */
export const FORM_KEYWORDS = ["aside", "control", "collection", "only", "plural"] as const;

declare module "zod" {
  interface GlobalMeta {
    examples?: readonly string[];
    /** Descriptions of the choices, in the order of the choices in `enum`. */
    enumDescriptions?: readonly string[];
    /** Whether the form folds the field away, because few documents need it. */
    aside?: true;
    control?: Control;
    /** The type of a reference's target; several types if the reference names the type itself. */
    collection?: string | readonly string[];
    /** The names of the documents that have the field; absent if all documents of the type have it. */
    only?: readonly string[];
    /** The plural of a type's name: `Números`. */
    plural?: string;
  }
}

// A type alias, because `meta` requires an index signature, which interfaces lack.
type Words = {
  /** The label in a form: `Título de la tarjeta`. */
  title: string;
  /** One or two sentences of help that repeat neither the label nor the example. */
  description: string;
  /** Example values, as editors would write them. */
  examples?: readonly string[];
};

/** Adds a label and help texts to a field or to a part of a field. */
export const described = <Schema extends z.ZodType>(schema: Schema, words: Words): Schema => schema.meta(words);

/** Adds a label and help texts to a field that few documents need. */
export const describedAside = <Schema extends z.ZodType>(schema: Schema, words: Words): Schema =>
  schema.meta({ ...words, aside: true });

/** Adds a label and help texts to a type of documents. */
export const describedType = <Schema extends z.ZodType>(schema: Schema, words: Words & { plural: string }): Schema =>
  schema.meta(words);

/** A choice between options, each with a description: `bri` is «tapa a la izquierda». */
export const choice = <const Option extends string>(options: readonly Option[], words: Record<Option, string>) =>
  z.enum(options).meta({ enumDescriptions: options.map((option) => words[option]) });
