/** Writes the text of a new document. Its comments explain each field from the schema. */
import { messages } from "../../messages/messages.ts";
import type { Fields } from "../../../shared/values.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { commentOf, writtenFields } from "../schemas/file-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { OWN_STYLE, writeFields } from "../patch/write-yaml.ts";

/** Writes the fields without comments, for editors who see the explanations in a form. */
export function bareText(collection: Collection, fields: Fields): string {
  return inFile(collection, writeFields(fields, { column: 0, style: OWN_STYLE, form: formOf(collection) }));
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
