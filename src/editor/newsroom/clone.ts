/** The clone in which a team works. */
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { type Person, RIGHTS } from "../contract/team.ts";
import { forgetUnfinished } from "../server/git/sent-publications.ts";
import { GitError } from "../server/git/command.ts";
import { localTrouble } from "../server/git/refusals.ts";
import { findPlace, type Place } from "../server/git/place.ts";
import { lastPublication, remoteOf, tryFetch } from "../server/git/publication.ts";
import { record, unlock, startBranch, resumeMerge } from "../server/git/team-branch.ts";

/** Under whose name that is committed which nobody of the team did. */
export const NEWSROOM = { name: messages.newsroom.name, email: "redaccion@localhost" };

/** Ready for the team: on its own branch, with everything committed. Throws a `UsageError` where it cannot be. */
export async function openClone(content: string): Promise<Place> {
  const place = await findPlace(content).catch(sayIfGit);
  if (!place) throw new UsageError(messages.newsroom.noRepository(content));
  await prepare(place).catch(sayIfGit);
  return place;
}

async function prepare(place: Place): Promise<void> {
  await unlock(place);
  const refusal = await startBranch(place);
  if (refusal) throw new UsageError(refusal);
  await resumeMerge(place);
  await record(place, NEWSROOM);
  // Whether it reached the main branch, only the remote knows: a killed push may have arrived without a note of it here.
  const remote = await remoteOf(place.git);
  const unreachable = remote && (await tryFetch(place.git, remote, PATIENCE));
  if (!unreachable) await forgetUnfinished(place.git, await lastPublication(place.git));
}

function sayIfGit(error: unknown): never {
  throw error instanceof GitError ? new UsageError(localTrouble(error)) : error;
}

/** Milliseconds that a remote may take. */
const PATIENCE = 30_000;

/** Who sits at this computer, as Git knows them: may do everything. */
export async function ownerOf({ git }: Place): Promise<Person> {
  const ident = await git.maybe(["var", "GIT_AUTHOR_IDENT"]);
  const [, name = "", email = ""] = /^(.+) <(.+)> \d+ [+-]\d+$/.exec(ident ?? "") ?? [];
  if (!name) throw new UsageError(messages.newsroom.unknownOwner);
  return { name, email, may: RIGHTS };
}
