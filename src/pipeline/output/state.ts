/**
 * What a build leaves for the next one, beside its output: for each document the fingerprint of its
 * file and what it says of others, so that a file that did not change is not parsed again.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Unpublished } from "../../compiled/document.ts";
import type { Metadata } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import type { KnownImages } from "../document/image-file.ts";
import { STATE_FILE } from "../../compiled/layout.ts";
import { type PackedCredits, packCredits, unpackCredits } from "./packed-credits.ts";

export interface Remembered {
  /** Fingerprint of the file. */
  hash: string;
  metadata: Metadata;
  /** Fingerprints of its pictures and names of its files, in the order of the metadata. */
  media: string[];
  /** Line of the document in the module of summaries, 0 first. */
  line: number;
  unpublished?: Unpublished;
}

export interface State {
  /** Fingerprint of the code that made the output. */
  version: string;
  /** Path under which the site is served. */
  base: string;
  images: KnownImages;
  /** The documents of the output, by the path of the content file. */
  documents: Record<string, Remembered>;
  /** Fingerprints of the modules of documents that are made of what others say, by their paths in the output. */
  made: Record<string, string>;
}

type Written = Omit<State, "documents"> & {
  documents: Record<string, Omit<Remembered, "metadata"> & { metadata: Omit<Metadata, "credits"> }>;
  /** Of the documents, in their order. */
  credits: PackedCredits;
};

/** The text of the state file. */
export function writeState({ documents, ...state }: State): string {
  const entries = Object.entries(documents);
  const credits = packCredits(entries.map(([, { metadata }]) => metadata.credits));
  const written = entries.map(([file, { metadata, ...document }]) => {
    const { credits: _credits, ...rest } = metadata;
    return [file, { ...document, metadata: rest }] as const;
  });
  return JSON.stringify({ ...state, documents: Object.fromEntries(written), credits } satisfies Written);
}

/** The state of the last output; without its documents where another version or base made it, which may say other things of them. */
export function readState(outDir: string, { version, base }: Pick<State, "version" | "base">): State {
  const last = readWritten(path.join(outDir, STATE_FILE));
  if (last?.version === version && last.base === base) return unpacked(last);
  return { version, base, images: last?.images ?? {}, documents: {}, made: {} };
}

/** Whether the output was made by this version of the compiler and the schemas. */
export function isCurrent(outDir: string, version: string): boolean {
  return readWritten(path.join(outDir, STATE_FILE))?.version === version;
}

function unpacked({ credits: packed, ...state }: Written): State {
  const credits = unpackCredits(packed);
  const documents = Object.entries(state.documents).map(([file, { metadata, ...document }], at) => {
    return [file, { ...document, metadata: { ...metadata, credits: credits[at] ?? [] } }] as const;
  });
  return { ...state, documents: Object.fromEntries(documents) };
}

function readWritten(file: string): Written | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Written;
  } catch {
    return undefined;
  }
}

/** What is remembered of a file that did not change since. */
export function rememberedOf(
  { documents }: State,
  { file, hash }: Pick<Source, "file" | "hash">,
): Remembered | undefined {
  const last = documents[file];
  return last?.hash === hash ? last : undefined;
}
