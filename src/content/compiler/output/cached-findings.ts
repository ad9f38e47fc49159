/**
 * Caches the findings across all documents, as long as their metadata stays the same: comparing the names of a large
 * magazine takes longer than reading all of its files.
 */
import { hash } from "node:crypto";
import type { Document } from "../document/document.ts";
import { once } from "../../../shared/once.ts";
import { type Moment, unpublishedOf } from "../document/publication.ts";
import type { FieldPath, Source, SourceName } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";

/** A finding with paths in place of sources. */
type Kept = Omit<Finding, "source" | "other"> & { file: string; other?: { file: string; path: FieldPath } };

export interface Found {
  /** A hash of everything that the checks depend on. */
  asked: string;
  findings: Kept[];
}

interface Asked {
  /** The names of all files, even of unreadable ones. */
  names: readonly SourceName[];
  documents: readonly Document[];
  now: Moment;
}

/** Hashes the names of the files, the metadata of each document, and its visibility. */
function askedOf({ names, documents, now }: Asked): string {
  const files = names.map(({ file }) => file);
  const said = documents.map((document) => [saidBy(document), unpublishedOf(document.metadata, now) ?? ""].join(" "));
  return hash("sha256", [...files, ...said].join("\n"));
}

/** Returns the hash of a document's metadata. */
export function saidBy(document: Document): string {
  document.said ??= hash("sha256", JSON.stringify(document.metadata)).slice(0, 12);
  return document.said;
}

export function keep(findings: readonly Finding[], asked: Asked): Found {
  const kept = findings.map(({ source, other, ...finding }): Kept => {
    return { ...finding, file: source.file, ...(other && { other: { file: other.source.file, path: other.path } }) };
  });
  return { asked: askedOf(asked), findings: kept };
}

/** Returns the cached findings; `undefined` if the checks must run. */
export function recall(last: Found | undefined, asked: Asked): Finding[] | undefined {
  if (!last || last.asked !== askedOf(asked)) return undefined;
  const sources = once(() => new Map(asked.documents.map(({ source }) => [source.file, source])));
  const sourceOf = (file: string): Source => {
    const source = sources().get(file);
    if (!source) throw new Error(`${file} is none of the documents of which something was found`);
    return source;
  };
  return last.findings.map(({ file, other, ...finding }): Finding => {
    const others = other && { other: { source: sourceOf(other.file), path: other.path } };
    return { ...finding, source: sourceOf(file), ...others };
  });
}
