/** Writes the text of a new document, with or without comments that explain the fields. */
import { messages } from "../../messages/messages.ts";
import { type Fields, isFields, type Value } from "../../../shared/values.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { commentOf, yamlFieldsSchema } from "../schemas/file-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { DEFAULT_STYLE, writeFields } from "../patch/write-yaml.ts";

/**
 * Writes the fields without comments and example rows, for editors who use the form. The form explains the fields
 * itself, and would show an example row as an empty row.
 */
export function bareText(collection: Collection, fields: Fields): string {
  const form = formOf(collection);
  return toFileText(collection, writeFields(withoutExampleRows(fields), { column: 0, style: DEFAULT_STYLE, form }));
}

/** Omits example rows. In an example row, a field that is to be filled in is `null`. */
function withoutExampleRows<Input extends Value>(value: Input): Input;
function withoutExampleRows(value: Value): Value {
  if (Array.isArray(value)) return value.filter((row) => !isFields(row) || !Object.values(row).includes(null));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutExampleRows(each)]));
}

/** Writes the fields with comments. Optional fields that `fields` lacks follow at the end, commented out. */
export function documentText(collection: Collection, fields: Fields): string {
  const form = yamlFieldsSchema(collection);
  const omitted = Object.entries(form.properties ?? {}).filter(([name]) => !(name in fields));
  const text = [
    `# ${form.description}\n`,
    writeFields(fields, { column: 0, style: DEFAULT_STYLE, form, comment: commentOf }),
    ...(omitted.length > 0 ? [`# ${messages.authoring.optional}\n`] : []),
    ...omitted.map(([name, field]) => `# ${name}: # ${commentOf(field)}\n`),
  ];
  return toFileText(collection, text.join(""));
}

const toFileText = ({ extension }: Collection, text: string) => (extension === ".md" ? `---\n${text}---\n` : text);
