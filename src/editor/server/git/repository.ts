/** The part of Git in the editor: what has changed since the last publication, and publishing it. */
import pLimit from "p-limit";
import { once } from "../../../shared/once.ts";
import type { Person } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import { as } from "./author.ts";
import { readChanges } from "./changes.ts";
import { GitError, type Git } from "./command.ts";
import { formerContent, historyOf, pastPublications, removedDocuments } from "./history.ts";
import { findPlace, type Place } from "./place.ts";
import { hasArrived, lastPublication, publishesItself } from "./publication.ts";
import { publish, type PublishOptions } from "./publish.ts";
import { objectsApart } from "./trees.ts";

export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

export interface RepositoryOptions extends PublishOptions {
  /** A folder outside of the repository, for what makes a long history quick to read. */
  historyDir: string;
}

/** `undefined` where there is no Git, or no repository that has the folder. One that Git cannot read says so when it is asked. */
export async function openRepository(contentDir: string, options: Partial<RepositoryOptions> = {}) {
  const found = await findPlace(contentDir).catch(unlessGit);
  if (!found) return undefined;
  const { historyDir, ...given } = options;
  const asked = { today: localDay, timeLimit: 60_000, held: nothing, unused: allUsed, compile: allRight, ...given };
  const place = found instanceof GitError ? undefined : found;
  const here = () => {
    if (found instanceof GitError) throw found;
    return found;
  };
  if (place && historyDir) void writeCommitGraph(place, historyDir);
  const read = shared(async () => readChanges(here(), asked));
  const past = async () => (historyDir ? withCommitGraph(here(), historyDir) : here());
  // One after the other: the editor may be open twice.
  const inTurn = pLimit(1);
  return {
    /** Where it is; absent where Git cannot read it. */
    place,
    /** Reads the disk and what was fetched last; asks nothing of the remote and writes nothing. `email`: of a team, who looks. */
    changes: async (email?: string) => (await read())(email),
    /** As it was in a commit, or as it was published last. */
    former: async (commit?: string) =>
      formerContent(here(), commit ?? (await lastPublication(here().git)).commit ?? "HEAD"),
    /** The text of a file as it was published last; `undefined` where it was not. */
    published: async (file: string) => {
      const { git, prefix } = here();
      const { commit } = await lastPublication(git);
      return commit ? git.maybe(["cat-file", "--filters", `${commit}:${prefix}${file}`]) : undefined;
    },
    history: async (file: string) => historyOf(here(), await past(), file),
    publications: async () => pastPublications(await past()),
    arrived: async (url: string) => hasArrived(here().git, url),
    removed: async () => removedDocuments(await past()),
    /** Whether the site is published by itself, on days and hours to come too. */
    publishesItself: once(async () => place !== undefined && publishesItself(place)),
    /** Under the name of a person of a team, else of whoever Git knows. */
    publish: (request: Request<"publish">, person?: Person) =>
      inTurn(async () => publish(person ? { ...here(), git: as(here().git, person) } : here(), request, asked)),
  };
}

function unlessGit(error: unknown): GitError {
  if (error instanceof GitError) return error;
  throw error;
}

/** Who asks while it is being read shares the next reading with all the others who do. */
function shared<Read>(read: () => Promise<Read>): () => Promise<Read> {
  let [last, next]: [Promise<unknown>, Promise<Read> | undefined] = [Promise.resolve(), undefined];
  const begin = () => {
    next = undefined;
    return read();
  };
  return () => (last = next ??= last.then(begin, begin));
}

const nothing = async (): Promise<ReadonlySet<string>> => new Set();

const allUsed = async () => () => false;

const allRight = async () => [];

/** `2026-11-22`, where the editor is. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * The same place, read with which files each commit changes, as Git writes that down for itself, in a folder outside
 * of the repository: without it the commits of one file are found by reading every tree of the history. Where there
 * cannot be such a folder, the place as it is.
 */
async function withCommitGraph(place: Place, folder: string): Promise<Place> {
  return { ...place, git: (await gitWith(place, folder)) ?? place.git };
}

/** Adds the commits that are new. A Git that cannot do it is slower, and right all the same. */
async function writeCommitGraph(place: Place, folder: string): Promise<void> {
  const git = await gitWith(place, folder);
  await git?.maybe(["commit-graph", "write", "--reachable", "--changed-paths", "--no-progress"]);
}

const gitWith = (place: Place, folder: string): Promise<Git | undefined> =>
  objectsApart(place, folder).then(
    (env) => place.git.with(env),
    () => undefined,
  );
