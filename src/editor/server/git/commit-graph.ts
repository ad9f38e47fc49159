/**
 * Which files each commit changes, as Git writes it down for itself, in a folder outside of the repository. With
 * it the commits of one file are found without reading every tree of the history.
 */
import type { Git } from "./command.ts";
import type { Place } from "./place.ts";
import { objectsApart } from "./scratch.ts";

/** The same place, read with what is written in the folder; where there cannot be one, without it. */
export async function withCommitGraph(place: Place, folder: string): Promise<Place> {
  return { ...place, git: (await gitWith(place, folder)) ?? place.git };
}

/** Adds the commits that are new. A Git that cannot do it is slower, and right all the same. */
export async function writeCommitGraph(place: Place, folder: string): Promise<void> {
  const git = await gitWith(place, folder);
  await git?.maybe(["commit-graph", "write", "--reachable", "--changed-paths", "--no-progress"]);
}

const gitWith = (place: Place, folder: string): Promise<Git | undefined> =>
  objectsApart(place, folder).then(
    (env) => place.git.with(env),
    () => undefined,
  );
