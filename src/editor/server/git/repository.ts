/** Functions of the repository for the editor: changes since the last publication, publishing, history. */
import pLimit from "p-limit";
import { today } from "../../../content/compiler/document/publication.ts";
import { once } from "../../../shared/once.ts";
import { contentConfig } from "../../../types/content-config.ts";
import type { Person } from "../../contract/team.ts";
import type { Request } from "../../contract/requests.ts";
import { withAuthor, GitError, type Git, findPlace, type Place, returnGitError } from "./command.ts";
import { readChanges } from "./changes.ts";
import { earlierContent, historyOf, pastPublications, removedDocuments } from "./history.ts";
import { hasArrived, lastPublication, publishesItself } from "./publication.ts";
import { publish, type PublishOptions } from "./publish.ts";
import { objectsEnvironment } from "./trees.ts";

export type Repository = NonNullable<Awaited<ReturnType<typeof openRepository>>>;

export interface RepositoryOptions extends PublishOptions {
  /** Folder outside of the repository for a commit graph, which makes a long history quick to read. */
  historyDir: string;
}

/**
 * Opens the repository of a folder. Resolves to `undefined` if Git or a repository is missing. If Git cannot read the
 * repository, the functions of the result reject with a `GitError`.
 */
export async function openRepository(contentDir: string, options: Partial<RepositoryOptions> = {}) {
  const placeOrError = await findPlace(contentDir).catch(returnGitError);
  if (!placeOrError) return undefined;
  const { historyDir, ...rest } = options;
  const publishOptions = {
    today: () => today(contentConfig.timeZone),
    timeLimit: 60_000,
    held: noHeldFiles,
    unused: noUnusedPictures,
    compile: noProblems,
    ...rest,
  };
  const place = placeOrError instanceof GitError ? undefined : placeOrError;
  const requirePlace = () => {
    if (placeOrError instanceof GitError) throw placeOrError;
    return placeOrError;
  };
  if (place && historyDir) void writeCommitGraph(place, historyDir);
  const readSharedChanges = shareReadings(async () => readChanges(requirePlace(), publishOptions));
  const placeForHistory = async () => (historyDir ? withCommitGraph(requirePlace(), historyDir) : requirePlace());
  // Publications run one after another, because the editor may be open in two tabs.
  const inTurn = pLimit(1);
  return {
    /** The content folder in its repository; `undefined` if Git cannot read the repository. */
    place,
    /**
     * Compares the files on the disk with the last fetched publication. Contacts no remote, and writes nothing. `email`
     * is the address of the team member who requests the changes; absent without a team.
     */
    changes: async (email?: string) => (await readSharedChanges())(email),
    /** Resolves to the content of a commit, by default of the last publication. */
    contentAt: async (commit?: string) =>
      earlierContent(requirePlace(), commit ?? (await lastPublication(requirePlace().git)).commit ?? "HEAD"),
    /** Resolves to the text of a file in the last publication; `undefined` if the file is not part of it. */
    publishedText: async (file: string) => {
      const { git, prefix } = requirePlace();
      const { commit } = await lastPublication(git);
      return commit ? git.maybe(["cat-file", "--filters", `${commit}:${prefix}${file}`]) : undefined;
    },
    history: async (file: string) => historyOf(requirePlace(), await placeForHistory(), file),
    publications: async () => pastPublications(await placeForHistory()),
    hasArrived: async (url: string) => hasArrived(requirePlace().git, url),
    removedDocuments: async () => removedDocuments(await placeForHistory()),
    /**
     * Whether the host publishes on a schedule. If so, documents with a future day of publication become public
     * automatically.
     */
    publishesItself: once(async () => place !== undefined && publishesItself(place)),
    /** Publishes as `person`, a member of the team; without a `person`, as the author in Git's configuration. */
    publish: (request: Request<"publish">, person?: Person) =>
      inTurn(async () =>
        publish(
          person ? { ...requirePlace(), git: withAuthor(requirePlace().git, person) } : requirePlace(),
          request,
          publishOptions,
        ),
      ),
  };
}

/** Returns a function that shares readings: all calls during a reading share one further reading, which follows. */
function shareReadings<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let [last, next]: [Promise<unknown>, Promise<Result> | undefined] = [Promise.resolve(), undefined];
  const begin = () => {
    next = undefined;
    return read();
  };
  return () => (last = next ??= last.then(begin, begin));
}

const noHeldFiles = async (): Promise<ReadonlySet<string>> => new Set();

const noUnusedPictures = async () => () => false;

const noProblems = async () => [];

/**
 * Resolves to the place with a commit graph outside of the repository. Without a commit graph, Git reads every tree of
 * the history to find the commits of one file. The place is returned unchanged if the folder of the graph cannot be
 * created.
 */
async function withCommitGraph(place: Place, folder: string): Promise<Place> {
  return { ...place, git: (await gitWithGraph(place, folder)) ?? place.git };
}

/** Adds new commits to the commit graph. A failure is ignored, because a missing graph only makes Git slower. */
async function writeCommitGraph(place: Place, folder: string): Promise<void> {
  const git = await gitWithGraph(place, folder);
  await git?.maybe(["commit-graph", "write", "--reachable", "--changed-paths", "--no-progress"]);
}

const gitWithGraph = (place: Place, folder: string): Promise<Git | undefined> =>
  objectsEnvironment(place, folder).then(
    (env) => place.git.with(env),
    () => undefined,
  );
