/** Fields by which readers tell the documents of a type apart: two with one value are probably a mistake. */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import { repeats } from "../document/repeats.ts";
import type { Finding } from "../problems/finding.ts";

export function checkUnique(config: ContentConfig, documents: readonly Document[]): Finding[] {
  const fields = documents.flatMap(({ source, metadata }) => {
    const { unique = [] } = collectionOf(config, source.collection);
    return unique.map((field) => ({ source, field, value: String(metadata.fields?.[field] ?? "") }));
  });
  const repeated = repeats(fields, ({ source, field, value }) => {
    const key = keyOf(value);
    return key && [source.collection, field, key].join(" ");
  });
  return repeated.map(([{ source, field, value }, first]) => {
    const path = [field];
    return { code: "repeated-field", source, path, other: { source: first.source, path }, details: { value } };
  });
}

/** Only its letters and digits: `#80` and `# 80` are the same, and `#` is nothing. */
const keyOf = (value: string) =>
  value
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
