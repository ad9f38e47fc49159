/** Two versions of a file that come from a third. Git's own three-way merge, by lines. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { GitError } from "./command.ts";
import type { ConflictPart } from "../../contract/git.ts";
import type { Choice } from "../../contract/requests.ts";
import type { Scratch } from "./scratch.ts";

export interface MergeSides {
  /** None: both sides made a file of this name. */
  base: Buffer | undefined;
  mine: Buffer;
  theirs: Buffer;
}

/** `parts`: what only a person can decide; `undefined` stands for a text that cannot be merged by lines. */
export type Merged = { bytes: Buffer } | { parts: ConflictPart[] } | undefined;

/** Longer than any row of signs that a text would contain. */
const MARKER = 60;

export async function mergeFile(scratch: Scratch, sides: MergeSides, take?: Choice["take"]): Promise<Merged> {
  const files = await writeSides(scratch, sides);
  const options = [
    "-p",
    "--quiet",
    `--marker-size=${MARKER}`,
    ...(take ? [take === "mine" ? "--ours" : "--theirs"] : []),
  ];
  try {
    return { bytes: await scratch.git.bytes(["merge-file", ...options, ...files]) };
  } catch (error) {
    // The number of conflicts; 255 for bytes that are no text.
    if (!(error instanceof GitError) || typeof error.code !== "number" || error.code >= 128) {
      if (error instanceof GitError) return undefined;
      throw error;
    }
    return { parts: partsOf(error.stdout.toString("utf8")) };
  }
}

async function writeSides({ folder }: Scratch, { base, mine, theirs }: MergeSides): Promise<string[]> {
  const sides = [mine, base ?? Buffer.alloc(0), theirs];
  const files = sides.map((_side, index) => path.join(folder, `side-${index}`));
  await Promise.all(files.map((file, index) => writeFile(file, sides[index] ?? "")));
  return files;
}

const PART = new RegExp(`^<{${MARKER}}[^\\n]*\\n([^]*?)^={${MARKER}}\\r?\\n([^]*?)^>{${MARKER}}[^\\n]*\\n?`, "gm");

function partsOf(marked: string): ConflictPart[] {
  // Lines of the merged text that the editor's own text does not have.
  let added = 0;
  return [...marked.matchAll(PART)].map(({ 0: whole, 1: mine = "", 2: theirs = "", index }) => {
    const line = lines(marked.slice(0, index)) - added + 1;
    added += lines(whole) - lines(mine);
    return { line, mine, theirs };
  });
}

const lines = (text: string) => text.split("\n").length - 1;
