import { projectOf } from "./pull-request.ts";
import type { Place } from "./place.ts";
import { lastPublication, remoteOf } from "./publication.ts";

const WORKFLOW = ".github/workflows/publish.yml";

/** Whether GitHub publishes the repository by the clock: its workflow says so, in the branch that readers have. */
export async function publishesItself({ git }: Place): Promise<boolean> {
  const remote = await remoteOf(git);
  const address = remote && (await git.maybe(["remote", "get-url", remote]));
  if (!address || projectOf(address).kind !== "github") return false;
  const { commit } = await lastPublication(git);
  const workflow = commit && (await git.maybe(["cat-file", "blob", `${commit}:${WORKFLOW}`]));
  return Boolean(workflow && /^ +schedule:/m.test(workflow));
}
