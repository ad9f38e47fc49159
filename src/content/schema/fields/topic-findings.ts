/** Mistakes in the topics that show only when all documents are compared. */
import type { Document } from "../../compiler/document/document.ts";
import { repeats } from "../../compiler/document/find-repeats.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import { RULES } from "../../rules.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { TOPICS } from "../../../shared/magazine/addresses.ts";
import type { LocalText } from "../../../shared/magazine/local-text.ts";

/** Finds topics with the same name in one language, whatever its letter case and accents. */
export function checkTopics(documents: readonly Document[]): Finding[] {
  const names = documents.filter(isTopic).flatMap(({ source, metadata }) =>
    Object.entries((metadata.fields?.name ?? {}) as LocalText).map(([language, name = ""]) => ({
      source,
      path: ["name", language],
      name,
    })),
  );
  const code = { code: "taken-topic", ...RULES["taken-topic"] };
  return repeats(names, ({ name, path }) => [...path, nameKey(name)].join(" ")).map(
    ([{ source, path, name }, first]) => ({
      code,
      source,
      path,
      other: { source: first.source, path: first.path },
      details: { value: name, expected: first.source.file },
    }),
  );
}

/** Finds topics that no document names, published or not. */
export function warnOfTopics(documents: readonly Document[]): Finding[] {
  const used = new Set(
    documents.flatMap(({ metadata }) => metadata.references.flatMap(({ type, slug }) => (type === TOPICS ? slug : []))),
  );
  const code = { code: "unused-topic", ...RULES["unused-topic"] };
  return documents
    .filter((document) => isTopic(document) && !used.has(document.source.slug))
    .map(({ source }) => ({ code, source, path: ["name"], details: { value: source.slug } }));
}

const isTopic = ({ source }: Document) => source.collection === TOPICS;
