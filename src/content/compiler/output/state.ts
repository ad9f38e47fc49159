/**
 * What a build leaves for the next one, beside its output: for each document the fingerprint of its
 * file and what it says of others, so that a file that did not change is not parsed again.
 */
import path from "node:path";
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { STATE_FILE } from "../../../shared/compiled/layout.ts";
import { readNote } from "../../../shared/files/read-note.ts";
import type { Metadata } from "../document/document.ts";
import type { KnownImages } from "../pictures/measure.ts";
import type { Source } from "../document/source.ts";
import type { Found } from "./cached-findings.ts";
import { statSync } from "node:fs";
import { stampOf } from "../read/files/file-memory.ts";
import type { Lines } from "./lines.ts";

export interface Remembered {
  /** Fingerprint of the file. */
  hash: string;
  metadata: Metadata;
  /** Fingerprint of the metadata. */
  said: string;
  /** Fingerprints of its pictures and names of its files, in the order of the metadata. */
  media: string[];
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

type Written = Omit<State, "documents"> & { documents: Record<string, Remembered> };

/** The text of the state file. */
export const writeState = (state: State): string =>
  JSON.stringify({ ...state, documents: Object.fromEntries(state.documents) } satisfies Written);

/** The state of the last output; without its documents where another version or base made it, which may say other things of them. */
function readState(outDir: string, { version, base }: Pick<State, "version" | "base">): State {
  const last = readWritten(outDir);
  if (last?.version === version && last.base === base)
    return { ...last, documents: new Map(Object.entries(last.documents)) };
  return { version, base, images: last?.images ?? {}, documents: new Map() };
}

/** Whether the output was made by this version of the compiler and the schemas. */
export const isCurrent = (outDir: string, version: string): boolean => readWritten(outDir)?.version === version;

const readWritten = (outDir: string) => readNote<Written>(path.join(outDir, STATE_FILE));

/** What is remembered of a file that did not change since. */
export function rememberedOf({ documents }: State, source: Pick<Source, "file" | "hash">): Remembered | undefined {
  const last = documents.get(source.file);
  return last?.hash === source.hash ? last : undefined;
}

/** What a process that builds again and again keeps of its last output, so that it reads none of its own files. */

export interface Last {
  state: State;
  /** By type, those that are known. */
  lines: ReadonlyMap<string, Lines>;
}
export class OutputMemory {
  #last: (Last & { stamp: string }) | undefined;

  /** The output as it is: another process may have made another meanwhile. */
  recall(outDir: string, made: Pick<State, "version" | "base">): Last {
    const { version, base } = this.#last?.state ?? {};
    const isSame = version === made.version && base === made.base && this.#last?.stamp === stampIn(outDir);
    if (!isSame) this.#last = undefined;
    return this.#last ?? { state: readState(outDir, made), lines: new Map() };
  }

  /** To be asked once it is written. */
  keep(outDir: string, last: Last): void {
    const stamp = stampIn(outDir);
    this.#last = stamp === undefined ? undefined : { ...last, stamp };
  }
}

function stampIn(outDir: string): string | undefined {
  const file = path.join(outDir, STATE_FILE);
  return statSync(file, { throwIfNoEntry: false }) && stampOf(file);
}
