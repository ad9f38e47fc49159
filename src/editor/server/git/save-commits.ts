/**
 * The branch of a team. Each change is committed to this branch under the name of its author before the save is
 * confirmed. Publications of others are merged into this branch.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import type { Person } from "../../contract/team.ts";
import { withAuthor, withPatterns, type Git, type Place, isUnfinished } from "./command.ts";
import { commitOf, lastPublication } from "./publication.ts";
import { editsOf, baseRef, readState } from "./differences.ts";
import { deleteRefs } from "./sent-publications.ts";
import { mergeChanges } from "./merge.ts";
import { type Scratch, withScratch, type TreeEdits, treeOf } from "./trees.ts";

/** Commits all changes of the content folder to the checked out branch. Without changes, nothing is committed. */
export async function autoCommit({ git }: Place, person: Pick<Person, "name" | "email">): Promise<void> {
  const authorGit = withAuthor(git, person);
  await withPatterns(authorGit).bytes(["-c", FSYNC_SETTING, "add", "--all", "--", ".", EXCLUDE_HIDDEN]);
  const changed = await authorGit.text(["diff", "--cached", "--name-only", "-z", "--relative", "--", "."]);
  const files = changed.split("\0").filter(Boolean);
  if (files.length === 0) return;
  const options = ["--quiet", "--no-verify", "--no-gpg-sign"];
  await authorGit.bytes(["-c", FSYNC_SETTING, "commit", ...options, "--message", sentenceOf(files)]);
}

/**
 * Setting that makes Git flush commits to the disk, because a power cut must not lose a save:
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-corefsync
 */
const FSYNC_SETTING = "core.fsync=committed";

/** Pathspec that excludes hidden files, which are not content. A file that is being written has a hidden name. */
const EXCLUDE_HIDDEN = ":(exclude,glob)**/.*";

/** Returns the commit message, which names the first changed document and gives the number of the others. */
function sentenceOf(files: readonly string[]): string {
  const [first = "", ...others] = new Set(files.map(spokenName));
  return others.length === 0
    ? messages.publishing.changed(first)
    : messages.publishing.changedAll(first, others.length);
}

/**
 * Removes the locks of killed commands, because a lock blocks all other commands. Removing a lock is safe, because no
 * other process works in this clone.
 */
export async function removeStaleLocks({ git }: Place): Promise<void> {
  // All files that end in `.lock` are locks, because the name of a ref cannot have this ending:
  // https://git-scm.com/docs/git-check-ref-format
  const folders = await git.text(["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"]);
  for (const folder of new Set(folders.split("\n")))
    for (const file of await readdir(folder, { recursive: true }))
      if (file.endsWith(".lock")) await rm(path.join(folder, file), { force: true });
}

const BRANCH = "refs/heads/redaccion";

/**
 * Switches a clone on the main branch, or on no branch, to the new branch `redaccion`. Any other branch is kept.
 * Resolves to `undefined`, or to the reason why the clone cannot be used.
 */
export async function startBranch(place: Place): Promise<string | undefined> {
  const { git } = place;
  if (await isUnfinished(place)) return messages.publishing.cloneUnfinished;
  const { commit, branch } = await lastPublication(git);
  if (!commit) return messages.publishing.cloneEmpty;
  if (!branch) return messages.publishing.noMainBranch;
  const head = await git.maybe(["symbolic-ref", "--quiet", "HEAD"]);
  if (head !== `refs/heads/${branch}` && head !== undefined) return undefined;
  if (await commitOf(git, BRANCH)) return messages.publishing.onMainBranch(branch);
  await git.bytes(["update-ref", BRANCH, "HEAD", ""]);
  await git.bytes(["symbolic-ref", "HEAD", BRANCH]);
  return undefined;
}

/** Ref of the merge commit that is being checked out. */
const MERGE_REF = "refs/worktree/redaccion/taking";

interface CommitAuthor {
  name: string;
  email: string;
}

/**
 * Merges the publication into the checked out branch, and updates the files. Callers make sure that nobody writes at
 * the same time. A document in conflict retains the text of this branch, and publishing it later requires a choice.
 */
export async function mergeUpstream(place: Place, author: CommitAuthor): Promise<void> {
  await autoCommit(place, author);
  const git = withAuthor(place.git, author);
  const { commit } = await lastPublication(git);
  if (!commit || (await git.maybe(["merge-base", "--is-ancestor", commit, "HEAD"])) !== undefined) return;
  const { tree, sent } = await withScratch({ ...place, git }, { keep: true }, (scratch) =>
    writeMergedTree(scratch, place, commit),
  );
  const mergeCommit = await git.text(["commit-tree", tree, "-p", "HEAD", "-p", commit], {
    input: messages.publishing.tookIn,
  });
  await git.bytes(["update-ref", MERGE_REF, mergeCommit]);
  await checkOut(git, mergeCommit).finally(() => git.bytes(["update-ref", "-d", MERGE_REF]));
  for (const each of sent) if (each.isPublished) await deleteRefs(git, each);
}

/**
 * Writes the tree of the merge. The former base versions of files in conflict are recorded under a ref, because
 * otherwise one side would later win without a choice.
 */
async function writeMergedTree(scratch: Scratch, { prefix }: Place, commit: string) {
  const state = await readState(scratch);
  const { edits, conflicts } = await mergeChanges(scratch, state, []);
  const conflictFiles = new Set(conflicts.map(({ file }) => file));
  const unmerged = state.differences.filter(({ file }) => conflictFiles.has(file));
  const treeWith = (files: TreeEdits) =>
    treeOf(
      scratch,
      files.map(([file, oid]) => [prefix + file, oid] as const),
      commit,
    );
  if (unmerged.length > 0) {
    const base = await treeWith(unmerged.map(({ file, from, base: before }) => [from ?? file, before]));
    const baseCommit = await scratch.git.text(["commit-tree", base, "-p", commit], {
      input: messages.publishing.beforeTakingIn,
    });
    await scratch.git.bytes(["update-ref", baseRef(commit), baseCommit]);
  }
  return {
    tree: await treeWith([...edits, ...unmerged.flatMap((each) => editsOf(each, each.mine))]),
    sent: state.sent,
  };
}

async function checkOut(git: Git, mergeCommit: string): Promise<void> {
  await git.maybe(["update-index", "-q", "--refresh"]);
  await git.bytes(["read-tree", "-m", "-u", "HEAD", mergeCommit]);
  await git.bytes(["update-ref", "HEAD", mergeCommit]);
}

/** Finishes a merge that a killed process began. All files of the merge are written again; some may be incomplete. */
export async function resumeMerge({ git }: Place): Promise<void> {
  const mergeCommit = await commitOf(git, MERGE_REF);
  if (mergeCommit && (await commitOf(git, "HEAD")) === (await commitOf(git, `${mergeCommit}^1`))) {
    const root = await git.text(["rev-parse", "--show-toplevel"]);
    const listing = await git.text(["diff-tree", "-r", "-z", "--name-only", "--no-renames", "HEAD", mergeCommit]);
    for (const file of listing.split("\0").filter(Boolean)) await rm(path.join(root, file), { force: true });
    await git.bytes(["read-tree", "HEAD"]);
    await checkOut(git, mergeCommit);
  }
  await git.maybe(["update-ref", "-d", MERGE_REF]);
}
