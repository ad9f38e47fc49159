/** Fields of a new document → its text, in which each field says what its schema says of it. */
import { messages } from "../../messages/messages.ts";
import type { Fields } from "../../../shared/values.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { commentOf, writtenFields } from "../schemas/file-schema.ts";
import { formOf } from "../schemas/form-of.ts";
import { OWN_STYLE } from "../patch/file-style.ts";
import { writeFields } from "../patch/write-yaml.ts";

/** The fields and nothing else, for whoever has a form that explains them. */
export function bareText(collection: Collection, fields: Fields): string {
  return inFile(collection, writeFields(fields, { column: 0, style: OWN_STYLE, form: formOf(collection) }));
}

/** Fields that may be left out and were stand at the end, each a comment that needs only its `#` removed. */
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
