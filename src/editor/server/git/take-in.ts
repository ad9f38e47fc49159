/** What others published comes into the folder of a team: what nobody there has changed becomes what readers have. */
import { editsOf, forkOf, readState } from "./differences.ts";
import { forget } from "./earlier.ts";
import type { Place } from "./place.ts";
import { lastPublication } from "./publication.ts";
import { as } from "./record.ts";
import { withScratch } from "./scratch.ts";
import { treeOf } from "./trees.ts";

/**
 * Joins the publication to the branch that is checked out, and updates the files. Everything must be committed, and
 * nobody may write meanwhile. A file that both sides changed stays as it is here, until it is published.
 */
export async function takeIn(place: Place, team: { name: string; email: string }): Promise<void> {
  const publication = await lastPublication(place.git);
  const { commit } = publication;
  if (!commit || (await forkOf(place.git, publication)) === commit) return;
  const git = as(place.git, team);
  const state = await withScratch(place, { keep: true }, async (scratch) => {
    const { differences, earlier } = await readState(scratch);
    const mine = differences.flatMap((each) => editsOf(each, each.mine));
    const below = mine.map(([file, oid]) => [place.prefix + file, oid] as const);
    return { tree: await treeOf(scratch, below, commit), earlier };
  });
  await git.bytes(["update-index", "-q", "--refresh"]).catch(() => {});
  await git.bytes(["read-tree", "-m", "-u", "HEAD", state.tree]);
  const message = { input: `Trae lo publicado\n` };
  const joined = await git.text(["commit-tree", state.tree, "-p", "HEAD", "-p", commit], message);
  await git.bytes(["update-ref", "HEAD", joined]);
  for (const sending of state.earlier) if (sending.isPublished) await forget(git, sending);
}
