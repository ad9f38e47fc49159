/** Writes the text of a new document. The comments in the text explain each field from the schema. */
import { messages } from "../../messages/messages.ts";
import { type Fields, isFields, type Value } from "../../../shared/values.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { commentOf, writtenFields } from "../schemas/file-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { OWN_STYLE, writeFields } from "../patch/write-yaml.ts";

/**
 * Writes the fields without comments and without example rows, for editors who use the form. The form shows the
 * explanations, and an example row would remain in it as an empty row.
 */
export function bareText(collection: Collection, fields: Fields): string {
  const form = formOf(collection);
  return inFile(collection, writeFields(withoutExampleRows(fields), { column: 0, style: OWN_STYLE, form }));
}

/** Omits rows that have a field to fill in, whose value is `null`. */
function withoutExampleRows<Given extends Value>(value: Given): Given;
function withoutExampleRows(value: Value): Value {
  if (Array.isArray(value)) return value.filter((row) => !isFields(row) || !Object.values(row).includes(null));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutExampleRows(each)]));
}

/** Writes the fields with comments. Omitted optional fields are at the end, commented out. */
export function documentText(collection: Collection, fields: Fields): string {
  const form = writtenFields(collection);
  const others = Object.entries(form.properties ?? {}).filter(([name]) => !(name in fields));
  const text = [
    `# ${form.description}\n`,
    writeFields(fields, { column: 0, style: OWN_STYLE, form, comment: commentOf }),
    ...(others.length > 0 ? [`# ${messages.authoring.optional}\n`] : []),
    ...others.map(([name, field]) => `# ${name}: # ${commentOf(field)}\n`),
  ];
  return inFile(collection, text.join(""));
}

const inFile = ({ extension }: Collection, text: string) => (extension === ".md" ? `---\n${text}---\n` : text);
