/**
 * The branch of a team. Each change is committed to this branch under the name of its author before the save is
 * confirmed, and publications of others are merged into this branch.
 */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import type { Person } from "../../contract/team.ts";
import { withAuthor, type Git, type Place, isUnfinished } from "./command.ts";
import { commitOf, lastPublication } from "./publication.ts";
import { editsOf, keptBase, readState } from "./differences.ts";
import { forget } from "./sent-publications.ts";
import { mergeChanges } from "./merge.ts";
import { type Scratch, withScratch, type TreeEdits, treeOf } from "./trees.ts";

/** Commits all changes of the content folder to the checked out branch. Without changes, nothing is committed. */
export async function autoCommit({ git }: Place, person: Pick<Person, "name" | "email">): Promise<void> {
  const own = withAuthor(git, person);
  await own.with({ GIT_LITERAL_PATHSPECS: "0" }).bytes(["-c", ON_DISK, "add", "--all", "--", ".", HIDDEN]);
  const changed = await own.text(["diff", "--cached", "--name-only", "-z", "--relative", "--", "."]);
  const files = changed.split("\0").filter(Boolean);
  if (files.length === 0) return;
  const plain = ["--quiet", "--no-verify", "--no-gpg-sign"];
  await own.bytes(["-c", ON_DISK, "commit", ...plain, "--message", sentenceOf(files)]);
}

/**
 * Setting that makes Git flush commits to the disk, because a power cut must not lose a save:
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-corefsync
 */
const ON_DISK = "core.fsync=committed";

/** Pathspec that excludes hidden files, which are no content. A file that is being written has a hidden name. */
const HIDDEN = ":(exclude,glob)**/.*";

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
 * Switches the clone to the branch of the team. Resolves to `undefined`, or to the reason why switching is impossible.
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
const MERGING = "refs/worktree/redaccion/taking";

interface Team {
  name: string;
  email: string;
}

/**
 * Merges the publication into the checked out branch, and updates the files. Callers make sure that nobody writes
 * meanwhile. A document in conflict keeps the text of this branch; the next publication of the document requires a
 * choice.
 */
export async function mergeUpstream(place: Place, team: Team): Promise<void> {
  await autoCommit(place, team);
  const git = withAuthor(place.git, team);
  const { commit } = await lastPublication(git);
  if (!commit || (await git.maybe(["merge-base", "--is-ancestor", commit, "HEAD"])) !== undefined) return;
  const { tree, sent } = await withScratch({ ...place, git }, { keep: true }, (scratch) =>
    mergedTree(scratch, place, commit),
  );
  const joined = await git.text(["commit-tree", tree, "-p", "HEAD", "-p", commit], {
    input: messages.publishing.tookIn,
  });
  await git.bytes(["update-ref", MERGING, joined]);
  await checkOut(git, joined).finally(() => git.bytes(["update-ref", "-d", MERGING]));
  for (const each of sent) if (each.isPublished) await forget(git, each);
}

/**
 * Resolves to the tree of the merge. Files in conflict keep their former base, because otherwise one side would win
 * without a choice.
 */
async function mergedTree(scratch: Scratch, { prefix }: Place, commit: string) {
  const state = await readState(scratch);
  const { edits, conflicts } = await mergeChanges(scratch, state, []);
  const disputed = new Set(conflicts.map(({ file }) => file));
  const stays = state.differences.filter(({ file }) => disputed.has(file));
  const treeWith = (files: TreeEdits) =>
    treeOf(
      scratch,
      files.map(([file, oid]) => [prefix + file, oid] as const),
      commit,
    );
  if (stays.length > 0) {
    const base = await treeWith(stays.map(({ file, from, base: before }) => [from ?? file, before]));
    const kept = await scratch.git.text(["commit-tree", base, "-p", commit], {
      input: messages.publishing.beforeTakingIn,
    });
    await scratch.git.bytes(["update-ref", keptBase(commit), kept]);
  }
  return {
    tree: await treeWith([...edits, ...stays.flatMap((each) => editsOf(each, each.mine))]),
    sent: state.sent,
  };
}

async function checkOut(git: Git, joined: string): Promise<void> {
  await git.maybe(["update-index", "-q", "--refresh"]);
  await git.bytes(["read-tree", "-m", "-u", "HEAD", joined]);
  await git.bytes(["update-ref", "HEAD", joined]);
}

/** Finishes the merge of a killed process. All files of the merge are written again, because some may be incomplete. */
export async function resumeMerge({ git }: Place): Promise<void> {
  const joined = await commitOf(git, MERGING);
  if (joined && (await commitOf(git, "HEAD")) === (await commitOf(git, `${joined}^1`))) {
    const root = await git.text(["rev-parse", "--show-toplevel"]);
    const written = await git.text(["diff-tree", "-r", "-z", "--name-only", "--no-renames", "HEAD", joined]);
    for (const file of written.split("\0").filter(Boolean)) await rm(path.join(root, file), { force: true });
    await git.bytes(["read-tree", "HEAD"]);
    await checkOut(git, joined);
  }
  await git.maybe(["update-ref", "-d", MERGING]);
}
