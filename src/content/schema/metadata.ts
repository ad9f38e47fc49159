/**
 * What a field says of itself beside its rule, once for all: the form, VS Code and `content:new` show it. The names are
 * JSON Schema's (`title`, `description`, `examples`) and VS Code's (`enumDescriptions`); what neither has a name for is
 * said by `control`. zod hands metadata on to what is made of a schema, unless that has its own.
 */
import { z } from "zod";

/** A field that asks for more than its JSON type says. */
export type Control = "color" | "file" | "link" | "long-text" | "markdown" | "moment" | "picture" | "reference";

/** Keywords that only a form understands; none is a group, where a field of that name would be a schema. */
export const FORM_KEYWORDS = ["control", "collection", "only", "plural"] as const;

declare module "zod" {
  interface GlobalMeta {
    examples?: readonly string[];
    /** What each choice means in words, in the order of `enum`. */
    enumDescriptions?: readonly string[];
    control?: Control;
    /** The type of documents that a reference names. */
    collection?: string;
    /** The names of the documents that have the field, where not all of its type do. */
    only?: readonly string[];
    /** Of a type of documents: several of them, `Números`. */
    plural?: string;
  }
}

// An interface would not do: `meta` asks for an index signature, which only an alias has of itself.
type Words = {
  /** Label as a form shows it, `Título de la tarjeta`. */
  title: string;
  /** One or two sentences of help that repeat neither the label nor the example. */
  description: string;
  /** As somebody would write it. */
  examples?: readonly string[];
};

/** A field, or a part of one, with its words. */
export const described = <Schema extends z.ZodType>(schema: Schema, words: Words): Schema => schema.meta(words);

/** A type of documents with its words; `plural` names several of them. */
export const describedType = <Schema extends z.ZodType>(schema: Schema, words: Words & { plural: string }): Schema =>
  schema.meta(words);

/** One of `options`, each with what it means: `bri`, «tapa a la izquierda». */
export const choice = <const Option extends string>(options: readonly Option[], words: Record<Option, string>) =>
  z.enum(options).meta({ enumDescriptions: options.map((option) => words[option]) });
