import path from "node:path";
import { projectOf } from "./pull-request.ts";
import type { Place } from "./place.ts";
import { lastPublication, remoteOf } from "./publication.ts";

const WORKFLOW = ".github/workflows/publish.yml";

/**
 * Whether GitHub publishes the magazine by the clock: the workflow of its repository says so, in the branch that readers
 * have. It publishes the magazine in the root, and where that is another one, the magazine whose folder it names.
 */
export async function publishesItself({ git, prefix }: Place): Promise<boolean> {
  const remote = await remoteOf(git);
  const address = remote && (await git.maybe(["remote", "get-url", remote]));
  if (!address || projectOf(address).kind !== "github") return false;
  const { commit } = await lastPublication(git);
  const workflow = commit && (await git.maybe(["cat-file", "blob", `${commit}:${WORKFLOW}`]));
  const folder = path.posix.dirname(prefix);
  return Boolean(workflow && /^ +schedule:/m.test(workflow) && (folder === "." || workflow.includes(folder)));
}
