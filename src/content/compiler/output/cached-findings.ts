/**
 * Caches the findings across all documents as long as the metadata of all documents stays the same. Comparing the names
 * of all people in a large magazine takes longer than reading all of its files.
 */
import { hash } from "node:crypto";
import type { Document } from "../document/document.ts";
import { once } from "../../../shared/once.ts";
import { type Moment, unpublishedOf } from "../document/publication.ts";
import type { FieldPath, Source, SourceName } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";

/** A finding for the cache. It names files by path, because the cache does not contain the sources. */
type CachedFinding = Omit<Finding, "source" | "other"> & { file: string; other?: { file: string; path: FieldPath } };

export interface CachedFindings {
  /** A hash of everything on which the checks depend. */
  inputs: string;
  findings: CachedFinding[];
}

interface Inputs {
  /** The names of all files, including unreadable ones. */
  names: readonly SourceName[];
  documents: readonly Document[];
  now: Moment;
}

/** Hashes the names of the files, and the metadata and visibility of each document. */
function hashInputs({ names, documents, now }: Inputs): string {
  const files = names.map(({ file }) => file);
  const metadataHashes = documents.map((document) =>
    [metadataHash(document), unpublishedOf(document.metadata, now) ?? ""].join(" "),
  );
  return hash("sha256", [...files, ...metadataHashes].join("\n"));
}

/** Returns the hash of a document's metadata, which is computed only once. */
export function metadataHash(document: Document): string {
  document.metadataHash ??= hash("sha256", JSON.stringify(document.metadata)).slice(0, 12);
  return document.metadataHash;
}

export function cacheFindings(findings: readonly Finding[], inputs: Inputs): CachedFindings {
  const cached = findings.map(({ source, other, ...finding }): CachedFinding => {
    return { ...finding, file: source.file, ...(other && { other: { file: other.source.file, path: other.path } }) };
  });
  return { inputs: hashInputs(inputs), findings: cached };
}

/** Returns the cached findings; `undefined` if the checks must run again. */
export function recallFindings(last: CachedFindings | undefined, inputs: Inputs): Finding[] | undefined {
  if (!last || last.inputs !== hashInputs(inputs)) return undefined;
  const sources = once(() => new Map(inputs.documents.map(({ source }) => [source.file, source])));
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
