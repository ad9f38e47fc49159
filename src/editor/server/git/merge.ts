/**
 * Merges the editor's changes with the publication: file by file, and line by line if both sides changed a document.
 */
import { hash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Git, GitError, returnGitError } from "./command.ts";
import { type Difference, editsOf, type State } from "./differences.ts";
import { documentOf, isDocument } from "./changes.ts";
import { collectionOf } from "../../../content/compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Conflict } from "../../contract/git.ts";
import type { Choice, Typed } from "../../contract/requests.ts";
import { nameOf } from "../content/edited-content.ts";
import { parseTyped } from "../content/typed.ts";
import type { Scratch, TreeEdits } from "./trees.ts";

interface MergeResult {
  /** Edits of the publication's tree, by path from the content folder. */
  edits: TreeEdits;
  /** Conflicts for which no valid choice was made. Files in conflict are not part of `edits`. */
  conflicts: Conflict[];
}

export async function mergeChanges(scratch: Scratch, state: State, choices: readonly Choice[]): Promise<MergeResult> {
  const edits: (readonly [string, string | undefined])[] = [];
  const conflicts: Conflict[] = [];
  for (const difference of state.differences) {
    const choice = choices.find(
      ({ file, revision }) => file === difference.file && revision === revisionOf(difference),
    );
    const merged = await mergeDifference(scratch, difference, choice?.take);
    if ("edits" in merged) edits.push(...merged.edits);
    else conflicts.push(await conflictOf(scratch.git, state, difference, merged));
  }
  return { edits, conflicts };
}

async function mergeDifference(
  scratch: Scratch,
  difference: Difference,
  take: Choice["take"] | undefined,
): Promise<{ edits: TreeEdits } | Unmerged> {
  const { file, base, mine, theirs } = difference;
  const editTo = (oid: string | undefined) => ({ edits: editsOf(difference, oid) });
  if (theirs === base || theirs === mine) return editTo(mine);
  const merged =
    isDocument(file) && mine && theirs ? await mergeTexts(scratch, { base, mine, theirs }, take) : undefined;
  if (merged && "oid" in merged) return editTo(merged.oid);
  if (take) return take === "mine" ? editTo(mine) : { edits: [] };
  return merged ?? { isMerged: false };
}

type Versions = Pick<Difference, "base" | "mine" | "theirs">;

/** Lowest exit code of `git merge-file` for an error, as for a binary file. Lower codes are the number of conflicts. */
const MERGE_ERROR_CODE = 128;

/**
 * Merges a document line by line. Resolves to the object name of the merged document; to `{ isMerged: true }` if lines
 * are in conflict and a choice is needed; or to `undefined` if the file cannot be merged line by line.
 */
async function mergeTexts(scratch: Scratch, versions: Versions, take: Choice["take"] | undefined) {
  const { git } = scratch;
  const options = ["-p", "--quiet", ...(take ? [take === "mine" ? "--ours" : "--theirs"] : [])];
  const files = await writeVersions(scratch, versions);
  const merged = await git.bytes(["merge-file", ...options, ...files]).catch(returnGitError);
  if (!(merged instanceof GitError))
    return { oid: await git.text(["hash-object", "-w", "--stdin"], { input: merged }) };
  return typeof merged.code === "number" && merged.code < MERGE_ERROR_CODE ? { isMerged: true } : undefined;
}

/** Writes the versions into files, in the order of `git merge-file`. A base that does not exist is an empty file. */
const writeVersions = ({ git, folder }: Scratch, { base, mine, theirs }: Versions): Promise<string[]> =>
  Promise.all(
    [mine, base, theirs].map(async (oid, index) => {
      const file = path.join(folder, `version-${index}`);
      await writeFile(file, oid ? await readBlob(git, oid) : "");
      return file;
    }),
  );

const readBlob = (git: Git, oid: string) => git.bytes(["cat-file", "blob", oid]);

const revisionOf = ({ base, mine, theirs }: Difference) => hash("sha256", [base, mine, theirs].join(" "));

async function conflictOf(
  git: Git,
  { publication, files }: State,
  difference: Difference,
  { isMerged }: Unmerged,
): Promise<Conflict> {
  const { file, from, base, mine, theirs } = difference;
  const sides = await Promise.all(
    Object.entries({ base, mine, theirs }).map(async ([side, oid]) =>
      oid && isDocument(file) ? [[side, parseTypedFile(file, await readBlob(git, oid))]] : [],
    ),
  );
  const paths = [file, ...(from === undefined ? [] : [from])];
  return {
    file,
    document: documentOf(file, files),
    ...(Object.fromEntries(sides.flat()) as Pick<Conflict, "base" | "mine" | "theirs">),
    mineIs: mine ? "changed" : "removed",
    theirsIs: theirs ? "changed" : "removed",
    isMerged,
    by: await git.text(["log", "-1", "--format=%an", publication.commit ?? "HEAD", "--", ...paths]),
    revision: revisionOf(difference),
  };
}

/** Returns the fields of a file; the whole text if the file has no known type, or if its YAML cannot be read. */
function parseTypedFile(file: string, bytes: Buffer): Typed {
  const [{ collection }, text] = [nameOf(file), bytes.toString("utf8")];
  const isKnown = Object.hasOwn(contentConfig.collections, collection);
  return isKnown ? parseTyped(collectionOf(contentConfig, collection), text) : { text };
}

type Unmerged = Pick<Conflict, "isMerged">;
