/**
 * What a build leaves for the next one, beside its output: for each document the fingerprint of its
 * file and what it says of others, so that a file that did not change is not parsed again.
 */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Unpublished } from "../../compiled/document.ts";
import type { Facts } from "../document/metadata.ts";
import type { KnownImages } from "../pictures/images.ts";

export const STATE_FILE = "state.json";

export interface Remembered {
  /** Fingerprint of the file. */
  hash: string;
  facts: Facts;
  /** Fingerprints of the pictures and names of the files, in the order of the facts. */
  materials: string[];
  /** Line of the document in the module of summaries, 0 first. */
  line: number;
  unpublished?: Unpublished;
}

export interface State {
  /** Fingerprint of everything that decides what a build makes of a file. */
  recipe: string;
  images: KnownImages;
  /** The documents of the output, by the path of the content file. */
  documents: Record<string, Remembered>;
}

/** The state of the last output, or an empty one where there is none or another recipe made it. */
export function readState(outDir: string, recipe: string): State {
  try {
    const state = JSON.parse(readFileSync(path.join(outDir, STATE_FILE), "utf8")) as State;
    return state.recipe === recipe ? state : { ...EMPTY, recipe, images: state.images };
  } catch {
    return { ...EMPTY, recipe };
  }
}

const EMPTY = { images: {}, documents: {} };

/** Fingerprint of the compiler: its sources, the schemas and the versions of the libraries. */
export function compilerVersion(root: string): string {
  const sources = ["src/compiled", "src/magazine", "src/pipeline", "src/schema"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(path.relative(root, parentPath), name)),
  );
  const texts = [...sources.toSorted(), "package-lock.json"].map((file) => readFileSync(path.join(root, file)));
  return hash("sha256", Buffer.concat(texts));
}
