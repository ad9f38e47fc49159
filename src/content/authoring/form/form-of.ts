/** Types of documents → the form in which one is edited. */
import type { Collection } from "../../compiler/document/collection.ts";
import { type SchemaChange, writtenSchema } from "../written-schema.ts";
import type { FormSchema } from "./form-schema.ts";

/** Made once for each type: the schemas of a process do not change. */
const forms = new WeakMap<Collection, FormSchema>();

export function formOf(collection: Collection): FormSchema {
  const form = forms.get(collection) ?? writtenSchema(collection, asOneField);
  forms.set(collection, form);
  return form;
}

/** What an editor reads of a type: `Número`, and of several, `Números`. */
export function namesOf({ schema }: Collection): { title: string; plural: string } {
  const { title = "", plural = "" } = schema.meta() ?? {};
  return { title, plural };
}

/** Options that have a control in common, such as a link or none, are one text for who fills them in. */
const asOneField: SchemaChange = (jsonSchema) => {
  if (!jsonSchema.control || !jsonSchema.anyOf) return;
  delete jsonSchema.anyOf;
  jsonSchema.type = "string";
};
