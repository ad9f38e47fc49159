/**
 * What a build leaves for the next one, beside its output: for each document the fingerprint of its
 * file and what it says of others, so that a file that did not change is not parsed again.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { once } from "../document/once.ts";
import type { Metadata } from "../document/document.ts";
import type { Source } from "../document/source.ts";
import type { KnownImages } from "../document/image-file.ts";
import { STATE_FILE } from "../../../shared/compiled/layout.ts";
import type { Found } from "./found.ts";
import { type PackedCredits, packCredits, unpackCredits } from "./packed-credits.ts";

export interface Remembered {
  /** Fingerprint of the file. */
  hash: string;
  metadata: Metadata;
  /** Fingerprint of the metadata. */
  said: string;
  /** Fingerprints of its pictures and names of its files, in the order of the metadata. */
  media: string[];
  /** Its place in the list of its type, 0 first. */
  place: number;
  unpublished?: Unpublished;
}

export interface State {
  /** Fingerprint of the code that made the output. */
  version: string;
  /** Path under which the site is served. */
  base: string;
  images: KnownImages;
  /** The documents of the output, by the path of the content file. */
  documents: ReadonlyMap<string, Remembered>;
  /** What was wrong across all documents, also those that are not in the output. */
  found?: Found;
}

/** What every check asks for, in the first line of the file. */
type Written = Omit<State, "documents"> & {
  /** Fingerprint of the second line: half of a state is none. */
  rest: string;
  documents: Record<string, Omit<Remembered, "metadata"> & { metadata: Omit<Metadata, "credits"> }>;
};

/** In the second: as much again, and only what is new asks for it. Of the documents, in their order. */
type Rest = PackedCredits;

/** The text of the state file. */
export function writeState({ documents, ...state }: State): string {
  const credits = packCredits(Array.from(documents.values(), ({ metadata }) => metadata.credits));
  const written = Array.from(documents, ([file, { metadata, ...document }]) => {
    const { credits: _credits, ...rest } = metadata;
    return [file, { ...document, metadata: rest }] as const;
  });
  const rest = JSON.stringify(credits satisfies Rest);
  const first = { ...state, documents: Object.fromEntries(written), rest: hash("sha256", rest) } satisfies Written;
  return `${JSON.stringify(first)}\n${rest}`;
}

/** The state of the last output; without its documents where another version or base made it, which may say other things of them. */
export function readState(outDir: string, { version, base }: Pick<State, "version" | "base">): State {
  const last = readWritten(outDir);
  if (last?.first.version === version && last.first.base === base) return unpacked(last);
  return { version, base, images: last?.first.images ?? {}, documents: new Map() };
}

/** Whether the output was made by this version of the compiler and the schemas. */
export function isCurrent(outDir: string, version: string): boolean {
  return readWritten(outDir)?.first.version === version;
}

interface Lines {
  first: Written;
  second: () => Rest;
}

function readWritten(outDir: string): Lines | undefined {
  try {
    const bytes = readFileSync(path.join(outDir, STATE_FILE));
    const end = bytes.indexOf("\n");
    const first = JSON.parse(bytes.toString("utf8", 0, end)) as Written;
    const second = bytes.subarray(end + 1);
    if (hash("sha256", second) !== first.rest) return undefined;
    return { first, second: once(() => JSON.parse(second.toString()) as Rest) };
  } catch {
    return undefined;
  }
}

function unpacked({ first: { documents, rest: _rest, ...state }, second }: Lines): State {
  const credits = once(() => unpackCredits(second()));
  const remembered = Object.entries(documents).map(([file, { metadata, ...document }], at) => {
    const whole: Metadata = {
      ...metadata,
      get credits() {
        return credits()[at] ?? [];
      },
    };
    return [file, { ...document, metadata: whole }] as const;
  });
  return { ...state, documents: new Map(remembered) };
}

/** What is remembered of a file that did not change since. */
export function rememberedOf({ documents }: State, source: Pick<Source, "file" | "hash">): Remembered | undefined {
  const last = documents.get(source.file);
  return last?.hash === source.hash ? last : undefined;
}
