/** Fields of a new document → its text, in which each field says what its schema says of it. */
import { Document, isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import type { Collection } from "../compiler/document/collection.ts";
import { commentOf, type FieldWords } from "./by-hand.ts";
import { writtenFields } from "./written-fields.ts";

/** The part of a JSON Schema that tells of fields. */
interface Field extends FieldWords {
  properties?: Record<string, Field>;
  items?: Field;
}

/** The fields and nothing else, for whoever has a form that explains them. */
export function bareText(collection: Collection, fields: Record<string, unknown>): string {
  return inFile(collection, written(new Document<ParsedNode>(fields as never)));
}

/** Fields that may be left out and were stand at the end, each a comment that needs only its `#` removed. */
export function documentText(collection: Collection, fields: Record<string, unknown>): string {
  const { description, properties = {} } = writtenFields(collection) as Field;
  const document = new Document<ParsedNode>(fields as never);
  explain(document.contents, { properties });
  const others = Object.entries(properties).filter(([name]) => !(name in fields));
  const text = [
    `# ${description}`,
    written(document),
    ...(others.length > 0 ? ["# También podés agregar:"] : []),
    ...others.map(([name, field]) => `# ${name}: # ${commentOf(field)}`),
  ].join("\n");
  return inFile(collection, text);
}

const written = (document: Document<ParsedNode>) => document.toString({ lineWidth: 0, nullStr: "" }).trimEnd();

const inFile = ({ extension }: Collection, text: string) => (extension === ".md" ? `---\n${text}\n---\n` : `${text}\n`);

function explain(node: unknown, schema: Field | undefined): void {
  if (isSeq(node)) for (const item of node.items) explain(item, schema?.items);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    const field = schema?.properties?.[String(key)];
    if (isScalar(value) && field) value.comment = ` ${commentOf(field)}`;
    else explain(value, field);
  }
}
