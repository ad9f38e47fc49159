/**
 * Merges the editor's changes with the publication: file by file, and line by line if both sides changed a document.
 */
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Git, GitError } from "./command.ts";
import { type Difference, editsOf, type State } from "./differences.ts";
import { documentOf, isDocument } from "./changes.ts";
import type { Conflict, ConflictPart } from "../../contract/git.ts";
import type { Choice } from "../../contract/requests.ts";
import type { Scratch, TreeEdits } from "./trees.ts";

interface Merging {
  /** Edits of the publication's tree, by path from the content folder. */
  edits: TreeEdits;
  /** Conflicts without a valid choice. Files in conflict are not part of `edits`. */
  conflicts: Conflict[];
}

export async function mergeChanges(scratch: Scratch, state: State, choices: readonly Choice[]): Promise<Merging> {
  const edits: (readonly [string, string | undefined])[] = [];
  const conflicts: Conflict[] = [];
  for (const difference of state.differences) {
    const chosen = choices.find(
      ({ file, revision }) => file === difference.file && revision === revisionOf(difference),
    );
    const merged = await mergeOne(scratch, difference, chosen?.take);
    if ("edits" in merged) edits.push(...merged.edits);
    else conflicts.push(await conflictOf(scratch.git, state, difference, merged.parts));
  }
  return { edits, conflicts };
}

async function mergeOne(
  scratch: Scratch,
  difference: Difference,
  take: Choice["take"] | undefined,
): Promise<{ edits: TreeEdits } | Pick<Conflict, "parts">> {
  const { file, base, mine, theirs } = difference;
  const place = (oid: string | undefined) => ({ edits: editsOf(difference, oid) });
  if (theirs === base || theirs === mine) return place(mine);
  const merged =
    isDocument(file) && mine && theirs ? await mergeTexts(scratch, { base, mine, theirs }, take) : undefined;
  if (merged && "oid" in merged) return place(merged.oid);
  if (take) return take === "mine" ? place(mine) : { edits: [] };
  return merged ?? { parts: [] };
}

interface Sides {
  base: string | undefined;
  mine: string;
  theirs: string;
}

async function mergeTexts({ git, folder }: Scratch, sides: Sides, take: Choice["take"] | undefined) {
  const [base, mine, theirs] = await Promise.all([
    sides.base && blob(git, sides.base),
    blob(git, sides.mine),
    blob(git, sides.theirs),
  ]);
  const merged = await mergeFile({ git, folder }, { base: base || undefined, mine, theirs }, take);
  if (!merged || "parts" in merged) return merged;
  return { oid: await git.text(["hash-object", "-w", "--stdin"], { input: merged.bytes }) };
}

const blob = (git: Git, oid: string) => git.bytes(["cat-file", "blob", oid]);

const revisionOf = ({ base, mine, theirs }: Difference) =>
  createHash("sha256").update([base, mine, theirs].join(" ")).digest("hex");

async function conflictOf(
  git: Git,
  { publication, files }: State,
  difference: Difference,
  parts: Conflict["parts"],
): Promise<Conflict> {
  const { file, from, mine, theirs } = difference;
  const text = async (oid: string | undefined) =>
    oid && isDocument(file) ? (await blob(git, oid)).toString("utf8") : undefined;
  const [own, other] = [await text(mine), await text(theirs)];
  const named = [file, ...(from === undefined ? [] : [from])];
  return {
    file,
    document: documentOf(file, files),
    ...(own !== undefined && { mine: own }),
    ...(other !== undefined && { theirs: other }),
    mineIs: mine ? "changed" : "removed",
    theirsIs: theirs ? "changed" : "removed",
    parts,
    by: await git.text(["log", "-1", "--format=%an", publication.commit ?? "HEAD", "--", ...named]),
    revision: revisionOf(difference),
  };
}

interface MergeSides {
  /** Common base of both sides; `undefined` if both sides created the file. */
  base: Buffer | undefined;
  mine: Buffer;
  theirs: Buffer;
}

/**
 * The result of a merge: merged bytes, or conflicting parts that need a choice; `undefined` for a file that cannot be
 * merged line by line.
 */
type Merged = { bytes: Buffer } | { parts: ConflictPart[] } | undefined;

/** Length of the conflict markers in characters, which is longer than any row of such characters in a text. */
const MARKER = 60;

async function mergeFile(scratch: Scratch, sides: MergeSides, take?: Choice["take"]): Promise<Merged> {
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
    // The exit code is the number of conflicts, or 255 for files that are no text.
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
  // Number of lines up to the current part that are missing in the editor's own text.
  let added = 0;
  return [...marked.matchAll(PART)].map(({ 0: whole, 1: mine = "", 2: theirs = "", index }) => {
    const line = lines(marked.slice(0, index)) - added + 1;
    added += lines(whole) - lines(mine);
    return { line, mine, theirs };
  });
}

const lines = (text: string) => text.split("\n").length - 1;
