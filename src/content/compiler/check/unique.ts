/** Fields by which readers tell the documents of a type apart: two with one value are probably a mistake. */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import type { Finding } from "../problems/finding.ts";

export function checkUnique(config: ContentConfig, documents: readonly Document[]): Finding[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document) => {
    const { source, metadata } = document;
    const { unique = [] } = collectionOf(config, source.collection);
    return unique.flatMap((field): Finding[] => {
      const value = String(metadata.fields?.[field] ?? "");
      const key = [source.collection, field, keyOf(value)].join(" ");
      const earlier = first.get(key);
      if (!earlier) first.set(key, document);
      if (!earlier || keyOf(value) === "") return [];
      return [
        {
          code: "repeated-field",
          source,
          path: [field],
          other: { source: earlier.source, path: [field] },
          details: { value },
        },
      ];
    });
  });
}

/** Only its letters and digits: `#80` and `# 80` are the same, and `#` is nothing. */
const keyOf = (value: string) =>
  value
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
