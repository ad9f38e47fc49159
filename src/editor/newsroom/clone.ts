/** The clone in which a team works. */
import { messages } from "../messages/messages.ts";
import { UsageError } from "../../shared/usage-error.ts";
import { type Person, RIGHTS } from "../contract/team.ts";
import { deleteUnfinished } from "../server/git/sent-publications.ts";
import { GitError, findPlace, type Place } from "../server/git/command.ts";
import { explainLocalFailure } from "../server/git/refusals.ts";
import { lastPublication, remoteOf, tryFetch } from "../server/git/publication.ts";
import { autoCommit, removeStaleLocks, startBranch, resumeMerge } from "../server/git/save-commits.ts";

/** Milliseconds that a remote may take to respond. */
export const REMOTE_TIMEOUT = 30_000;

/** Author of commits that no member of the team made. */
export const NEWSROOM_AUTHOR = { name: messages.newsroom.name, email: "redaccion@localhost" };

/**
 * Opens the clone on the team's branch, and commits all changed files. Rejects with a `UsageError` if the clone cannot
 * be used.
 */
export async function openClone(content: string): Promise<Place> {
  const place = await findPlace(content).catch(refuseGitError);
  if (!place) throw new UsageError(messages.newsroom.noRepository(content));
  await prepare(place).catch(refuseGitError);
  return place;
}

async function prepare(place: Place): Promise<void> {
  await removeStaleLocks(place);
  const refusal = await startBranch(place);
  if (refusal) throw new UsageError(refusal);
  await resumeMerge(place);
  await autoCommit(place, NEWSROOM_AUTHOR);
  // Unfinished publications are dropped only after a fetch, because only the remote knows whether the push of a killed
  // process reached it.
  const remote = await remoteOf(place.git);
  const unreachable = remote && (await tryFetch(place.git, remote, REMOTE_TIMEOUT));
  if (!unreachable) await deleteUnfinished(place.git, await lastPublication(place.git));
}

function refuseGitError(error: unknown): never {
  throw error instanceof GitError ? new UsageError(explainLocalFailure(error)) : error;
}

/** Resolves to the user of this computer, with the name and address from Git's configuration, and with all rights. */
export async function ownerOf({ git }: Place): Promise<Person> {
  const ident = await git.maybe(["var", "GIT_AUTHOR_IDENT"]);
  const [, name = "", email = ""] = /^(.+) <(.+)> \d+ [+-]\d+$/.exec(ident ?? "") ?? [];
  if (!name) throw new UsageError(messages.newsroom.unknownOwner);
  return { name, email, may: RIGHTS };
}
