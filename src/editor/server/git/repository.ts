/** Functions of the repository for the editor: changes since the last publication, publishing, history. */
import pLimit from "p-limit";
import { once } from "../../../shared/once.ts";
import type { Person } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import { withAuthor, GitError, type Git, findPlace, type Place } from "./command.ts";
import { readChanges } from "./changes.ts";
import { formerContent, historyOf, pastPublications, removedDocuments } from "./history.ts";
import { hasArrived, lastPublication, publishesItself } from "./publication.ts";
import { publish, type PublishOptions } from "./publish.ts";
import { objectsApart } from "./trees.ts";

export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

export interface RepositoryOptions extends PublishOptions {
  /** Folder outside of the repository for a commit graph, which makes a long history quick to read. */
  historyDir: string;
}

/**
 * Opens the repository of a folder. Resolves to `undefined` without Git or a repository. If Git cannot read the
 * repository, the functions of the result reject with a `GitError`.
 */
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
  // Publications run one after the other, because the editor may be open in two tabs.
  const inTurn = pLimit(1);
  return {
    /** The content folder in its repository; `undefined` if Git cannot read the repository. */
    place,
    /**
     * Compares the files on the disk with the last fetched publication. Contacts no remote, and writes nothing. `email`
     * is the address of the team member who requests the changes; absent without a team.
     */
    changes: async (email?: string) => (await read())(email),
    /** Resolves to the content of a commit, by default of the last publication. */
    former: async (commit?: string) =>
      formerContent(here(), commit ?? (await lastPublication(here().git)).commit ?? "HEAD"),
    /** Resolves to the text of a file in the last publication; `undefined` if the publication lacks the file. */
    published: async (file: string) => {
      const { git, prefix } = here();
      const { commit } = await lastPublication(git);
      return commit ? git.maybe(["cat-file", "--filters", `${commit}:${prefix}${file}`]) : undefined;
    },
    history: async (file: string) => historyOf(here(), await past(), file),
    publications: async () => pastPublications(await past()),
    arrived: async (url: string) => hasArrived(here().git, url),
    removed: async () => removedDocuments(await past()),
    /**
     * Whether the host publishes on a schedule. If so, documents with a future day of publication become public
     * automatically.
     */
    publishesItself: once(async () => place !== undefined && publishesItself(place)),
    /** Publishes as a member of the team; without a `person`, as the author in Git's configuration. */
    publish: (request: Request<"publish">, person?: Person) =>
      inTurn(async () => publish(person ? { ...here(), git: withAuthor(here().git, person) } : here(), request, asked)),
  };
}

function unlessGit(error: unknown): GitError {
  if (error instanceof GitError) return error;
  throw error;
}

/** Returns a function that shares readings. All calls during a reading share the result of the next reading. */
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

/** Returns the current day in the time zone of this computer: `2026-11-22`. */
function localDay(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/**
 * Resolves to the place with a commit graph outside of the repository. Without a commit graph, Git reads every tree of
 * the history to find the commits of one file. The place is returned unchanged if the folder of the graph cannot be
 * created.
 */
async function withCommitGraph(place: Place, folder: string): Promise<Place> {
  return { ...place, git: (await gitWith(place, folder)) ?? place.git };
}

/** Adds new commits to the commit graph. A failure is ignored, because a missing graph only makes Git slower. */
async function writeCommitGraph(place: Place, folder: string): Promise<void> {
  const git = await gitWith(place, folder);
  await git?.maybe(["commit-graph", "write", "--reachable", "--changed-paths", "--no-progress"]);
}

const gitWith = (place: Place, folder: string): Promise<Git | undefined> =>
  objectsApart(place, folder).then(
    (env) => place.git.with(env),
    () => undefined,
  );
