/** Fields of a new document → its text, in which each field says what its schema says of it. */
import { Document, isMap, isScalar, isSeq, type ParsedNode } from "yaml";
import type { Collection } from "../pipeline/document/collection.ts";
import { writtenFields } from "./json-schemas.ts";

/** The part of a JSON Schema that tells of fields. */
interface Field {
  description?: string;
  properties?: Record<string, Field>;
  items?: Field;
}

/** Fields that may be left out and were stand at the end, each a comment that needs only its `#` removed. */
export function documentText(collection: Collection, fields: Record<string, unknown>): string {
  const { description, properties = {} } = writtenFields(collection) as Field;
  const document = new Document<ParsedNode>(fields as never);
  explain(document.contents, { properties });
  const others = Object.entries(properties).filter(([name]) => !(name in fields));
  const text = [
    `# ${description}`,
    document.toString({ lineWidth: 0, nullStr: "" }).trimEnd(),
    ...(others.length > 0 ? ["# También podés agregar:"] : []),
    ...others.map(([name, field]) => `# ${name}: # ${field.description}`),
  ].join("\n");
  return collection.extension === ".md" ? `---\n${text}\n---\n` : `${text}\n`;
}

function explain(node: unknown, schema: Field | undefined): void {
  if (isSeq(node)) for (const item of node.items) explain(item, schema?.items);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    const field = schema?.properties?.[String(key)];
    if (isScalar(value) && field?.description) value.comment = ` ${field.description}`;
    else explain(value, field);
  }
}
