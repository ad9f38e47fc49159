/** The branch on which a team works: what is saved is committed there, and what is published on the main one. */
import { words } from "../../words/words.ts";
import { commitOf, lastPublication } from "./publication.ts";
import { isUnfinished, type Place } from "./place.ts";

const BRANCH = "refs/heads/redaccion";

/** Why a team cannot work in a clone as it is; `undefined` where it can, and then it is on a branch of its own. */
export async function startBranch(place: Place): Promise<string | undefined> {
  const { git } = place;
  if (await isUnfinished(place)) return words.publishing.cloneUnfinished;
  const { commit, branch } = await lastPublication(git);
  if (!commit) return words.publishing.cloneEmpty;
  if (!branch) return words.publishing.noMainBranch;
  const head = await git.maybe(["symbolic-ref", "--quiet", "HEAD"]);
  if (head !== `refs/heads/${branch}` && head !== undefined) return undefined;
  if (await commitOf(git, BRANCH)) return words.publishing.onMainBranch(branch);
  await git.bytes(["update-ref", BRANCH, "HEAD", ""]);
  await git.bytes(["symbolic-ref", "HEAD", BRANCH]);
  return undefined;
}
