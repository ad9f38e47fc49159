/** The branch on which a team works: what is saved is committed there, and what is published on the main one. */
import { commitOf, lastPublication } from "./publication.ts";
import { isUnfinished, type Place } from "./place.ts";

const BRANCH = "refs/heads/redaccion";

/** Why a team cannot work in a clone as it is; `undefined` where it can, and then it is on a branch of its own. */
export async function startBranch(place: Place): Promise<string | undefined> {
  const { git } = place;
  if (await isUnfinished(place))
    return "En el repositorio quedó algo a medio hacer (una unión o un cambio de base). Terminalo o cancelalo, y volvé a empezar.";
  const { commit, branch } = await lastPublication(git);
  if (!commit) return "El repositorio todavía no tiene ninguna publicación: hacé el primer commit.";
  if (!branch) return "El repositorio no tiene una rama main ni master, que es la que se publica.";
  const head = await git.maybe(["symbolic-ref", "--quiet", "HEAD"]);
  if (head !== `refs/heads/${branch}` && head !== undefined) return undefined;
  if (await commitOf(git, BRANCH))
    return `Está en ${branch}, y la redacción ya tiene una rama: volvé a ella con git switch redaccion.`;
  await git.bytes(["update-ref", BRANCH, "HEAD", ""]);
  await git.bytes(["symbolic-ref", "HEAD", BRANCH]);
  return undefined;
}
