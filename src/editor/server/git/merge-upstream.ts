/** What others published comes into the folder of a team, merged with what changed there. */
import { rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import type { Git } from "./command.ts";
import { editsOf, keptBase, readState } from "./differences.ts";
import { forget } from "./earlier.ts";
import { mergeChanges } from "./merge.ts";
import type { Place } from "./place.ts";
import { commitOf, lastPublication } from "./publication.ts";
import { as, record } from "./team-branch.ts";
import { type Scratch, withScratch, type TreeEdits, treeOf } from "./scratch.ts";

/** The commit that is being taken in. */
const TAKING = "refs/worktree/redaccion/taking";

interface Team {
  name: string;
  email: string;
}

/**
 * Joins the publication to the branch that is checked out, and updates the files. Nobody may write meanwhile. A document
 * of which both sides changed the same stays as it is here, and is asked about when it is published.
 */
export async function mergeUpstream(place: Place, team: Team): Promise<void> {
  await record(place, team);
  const git = as(place.git, team);
  const { commit } = await lastPublication(git);
  if (!commit || (await git.maybe(["merge-base", "--is-ancestor", commit, "HEAD"])) !== undefined) return;
  const { tree, earlier } = await withScratch({ ...place, git }, { keep: true }, (scratch) =>
    join(scratch, place, commit),
  );
  const joined = await git.text(["commit-tree", tree, "-p", "HEAD", "-p", commit], {
    input: messages.publishing.tookIn,
  });
  await git.bytes(["update-ref", TAKING, joined]);
  await checkOut(git, joined).finally(() => git.bytes(["update-ref", "-d", TAKING]));
  for (const each of earlier) if (each.isPublished) await forget(git, each);
}

/** The tree that both make together. What it leaves undecided keeps the base that it had, or one side would win unasked. */
async function join(scratch: Scratch, { prefix }: Place, commit: string) {
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
    earlier: state.earlier,
  };
}

async function checkOut(git: Git, joined: string): Promise<void> {
  await git.maybe(["update-index", "-q", "--refresh"]);
  await git.bytes(["read-tree", "-m", "-u", "HEAD", joined]);
  await git.bytes(["update-ref", "HEAD", joined]);
}

/** Finishes what a killed process had begun to take in: of the files that it was writing some may be cut off. */
export async function resumeMerge({ git }: Place): Promise<void> {
  const joined = await commitOf(git, TAKING);
  if (joined && (await commitOf(git, "HEAD")) === (await commitOf(git, `${joined}^1`))) {
    const root = await git.text(["rev-parse", "--show-toplevel"]);
    const written = await git.text(["diff-tree", "-r", "-z", "--name-only", "--no-renames", "HEAD", joined]);
    for (const file of written.split("\0").filter(Boolean)) await rm(path.join(root, file), { force: true });
    await git.bytes(["read-tree", "HEAD"]);
    await checkOut(git, joined);
  }
  await git.maybe(["update-ref", "-d", TAKING]);
}
