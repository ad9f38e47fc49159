/** Local changes: how the files on the disk differ from the versions on which they are based. */
import { type Content, contentOf, contentOnDisk, type Scratch, type TreeEdits, treeOf } from "./trees.ts";
import type { Git } from "./command.ts";
import { type SentPublication, sentPublications } from "./sent-publications.ts";
import type { ChangeKind } from "../../contract/git.ts";
import { commitOf, lastPublication, type Publication } from "./publication.ts";

/** A file that has changed, with Git's object names of its versions; `undefined` for a version without the file. */
export interface Difference {
  file: string;
  kind: ChangeKind;
  /** Former name of a renamed file; `undefined` for other files. */
  from: string | undefined;
  /** Version last published from this working tree; if none, the version where local and published history diverge. */
  base: string | undefined;
  mine: string | undefined;
  /** Version in the last publication. */
  theirs: string | undefined;
  waiting: boolean;
}

export interface State {
  publication: Publication;
  differences: Difference[];
  sent: SentPublication[];
  /** Files of the content folder, as they are on the disk. */
  disk: Content;
  /**
   * Paths of all files that exist on the disk, in the last publication, or in the commit at which local and published
   * history diverge.
   */
  files: ReadonlySet<string>;
}

/**
 * Returns the name of the ref that records conflicts of a merge with a publication. The ref points to a commit in which
 * each file in conflict has its former base version.
 */
export const baseRef = (publication: string) => `refs/worktree/redaccion/base/${publication}`;

type UnpairedDifference = Omit<Difference, "kind" | "from">;

export async function readState(scratch: Scratch): Promise<State> {
  const { git } = scratch;
  const publication = await lastPublication(git);
  const fork = await forkOf(git, publication);
  const [forkFiles, theirs] = await Promise.all([contentOf(git, fork), contentOf(git, publication.commit)]);
  const mine = await contentOnDisk(git, forkFiles);
  const sent = await sentPublications(git, { publication, fork });
  const files = new Set([...forkFiles.keys(), ...mine.keys(), ...theirs.keys()]);
  const published = sent.filter(({ isPublished }) => isPublished);
  const unpaired = [...files].flatMap((file) => {
    const last = published.find(({ files: publishedFiles }) => publishedFiles.has(file));
    const base = last ? last.files.get(file)?.mine : forkFiles.get(file);
    return compare(file, { base, mine: mine.get(file), theirs: theirs.get(file) }, sent);
  });
  return { publication, differences: await pairRenamed(scratch, unpaired, theirs), sent, disk: mine, files };
}

/** Returns tree edits that store the object `oid` under a file's present name, and remove the file's former name. */
export const editsOf = ({ file, from }: Difference, oid: string | undefined): TreeEdits => [
  ...(from === undefined ? [] : [[from, undefined] as const]),
  [file, oid],
];

/**
 * Resolves to the commit at which the local history and the publication diverge. If an earlier merge of that commit
 * left conflicts, resolves to the commit with the former base versions instead.
 */
async function forkOf(git: Git, { commit }: Publication): Promise<string | undefined> {
  if (!commit || !(await commitOf(git, "HEAD"))) return undefined;
  const fork = await git.maybe(["merge-base", "HEAD", commit]);
  return fork && ((await commitOf(git, baseRef(fork))) ?? fork);
}

type Versions = Pick<Difference, "base" | "mine" | "theirs">;

function compare(file: string, versions: Versions, sent: readonly SentPublication[]): UnpairedDifference[] {
  const { base, mine, theirs } = versions;
  if (mine === base || mine === theirs) return [];
  const last = sent.find(({ files }) => files.has(file));
  const lastVersions = last?.files.get(file);
  // The published versions are compared as well, because a newer publication may conflict with the pending one.
  const waiting = last?.isPublished === false && lastVersions?.mine === mine && lastVersions?.theirs === theirs;
  return [{ file, ...versions, waiting }];
}

/** Finds renamed files by comparing two trees that contain only the differences. */
async function pairRenamed(
  scratch: Scratch,
  unpaired: readonly UnpairedDifference[],
  theirs: Content,
): Promise<Difference[]> {
  const byFile = new Map(unpaired.map((change) => [change.file, change]));
  const before: TreeEdits = unpaired.map(({ file, base }) => [file, base]);
  const after: TreeEdits = unpaired.map(({ file, mine }) => [file, mine]);
  const trees = [await treeOf(scratch, before), await treeOf(scratch, after)];
  const args = ["diff-tree", "-r", "-z", "--find-renames", "-l0", "--name-status", ...trees];
  return [...(await scratch.git.text(args)).matchAll(STATUS)].flatMap(([, status = "", from, file = ""]) => {
    const kind = KINDS[status];
    const change = byFile.get(file);
    if (!kind || !change) return [];
    return [from === undefined ? { ...change, kind, from } : toRenamed(change, byFile.get(from), theirs)];
  });
}

/** Matches an entry of `--name-status -z`: `M␀path␀`, `R086␀before␀after␀`. */
const STATUS = /([AMDR])\d*\0(?:(?<=\d\0)([^\0]+)\0)?([^\0]+)\0/g;

const KINDS: Record<string, ChangeKind> = { A: "added", M: "changed", D: "removed", R: "renamed" };

function toRenamed(after: UnpairedDifference, before: UnpairedDifference | undefined, theirs: Content): Difference {
  const from = before?.file ?? "";
  return {
    ...after,
    kind: "renamed",
    from,
    base: before?.base ?? after.base,
    theirs: after.theirs ?? theirs.get(from),
    waiting: after.waiting && before?.waiting === true,
  };
}
