/**
 * Publishes for a team: pushes to the main branch, builds the site from the main branch, and merges the main branch
 * into the team's branch. Publications run one after the other.
 */
import { statSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import pLimit from "p-limit";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { messages } from "../messages/messages.ts";
import { SITE_MARK } from "../../delivery/build/output/output-folder.ts";
import type { Refusal } from "../contract/git.ts";
import type { Person } from "../contract/team.ts";
import type { Request } from "../contract/requests.ts";
import { refuseGitError, inTurn } from "../server/actions/context.ts";
import type { repositoryOf } from "../server/workspace.ts";
import { GitError, gitEnvironment, gitIn, gitPath, type Place } from "../server/git/command.ts";
import { explainLocalFailure } from "../server/git/refusals.ts";
import { lastPublication, remoteOf, tryFetch } from "../server/git/publication.ts";
import type { PublishedInGit } from "../server/git/publish.ts";
import { mergeUpstream } from "../server/git/save-commits.ts";
import { RefusedRequest } from "../server/http/refused-request.ts";
import { NEWSROOM_AUTHOR, REMOTE_TIMEOUT } from "./clone.ts";
import { ROOT } from "../../delivery/build/paths.ts";

export interface PublisherOptions {
  place: Place;
  repository: ReturnType<typeof repositoryOf>;
  /** The folder of the site. */
  site: string;
  /** Folder in which the published content is checked out. */
  checkout: string;
  build: BuildSite;
  /** Called with each step of a publication, and with `""` at the end. */
  onStep: (step: string) => void;
  /** Called after each attempt to build the site, because readers may have a new site. */
  onPublished: () => void;
  /** Called with a line for the log. */
  log: (line: string) => void;
  /** Called with errors that are bugs, as opposed to refusals. */
  onError: (error: unknown) => void;
}

/** Milliseconds after which a failed build or merge is tried again, because a disk or memory may have been full. */
const RETRY_AFTER = 600_000;

export class Publisher {
  readonly #options: PublisherOptions;
  readonly #queue = pLimit(1);
  /**
   * Commit of the last build, even if the build failed, and the time in milliseconds since the epoch at which a failed
   * build or merge is tried again.
   */
  #lastAttempt = { commit: "", retryAt: Infinity };

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** Time of the last build in milliseconds since the epoch; 0 if the site was never built. */
  get builtAt(): number {
    return statSync(path.join(this.#options.site, SITE_MARK), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  /** Publishes the chosen changes. In the result, `trouble` is the reason why the site could not be built. */
  publish(person: Person, request: Request<"publish">): Promise<PublishedInGit | Refusal> {
    const { repository, log } = this.#options;
    return this.#runExclusively(async (): Promise<PublishedInGit | Refusal> => {
      const opened = await repository;
      if (!opened) throw new RefusedRequest(503, messages.newsroom.repositoryGone);
      const result = await opened.publish(request, person);
      if ("refusal" in result || result.waiting) return result;
      const trouble = await this.#buildAndMerge();
      log(messages.newsroom.publishedBy(person.name, result.sentence, trouble));
      return trouble === undefined ? { ...result, where: "readers" } : { ...result, trouble };
    }).catch(refuseGitError);
  }

  /** Builds the site from the main branch. Resolves to `undefined` after a success, or to the reason for a failure. */
  catchUp(): Promise<string | undefined> {
    return this.#runExclusively(() => this.#buildAndMerge());
  }

  /** Resolves when pending publications and builds are done. */
  idle(): Promise<void> {
    return this.#runExclusively(async () => {});
  }

  #runExclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#queue(() => work().finally(() => this.#options.onStep("")));
  }

  /** Fetches the remote. Resolves to whether the site has to be built. */
  isBehind(): Promise<boolean> {
    const { git } = this.#options.place;
    // Two fetches at once would fail, because each locks the same refs.
    return this.#queue(async () => {
      const remote = await remoteOf(git);
      if (remote) await tryFetch(git, remote, REMOTE_TIMEOUT);
      const { commit, retryAt } = this.#lastAttempt;
      return (await lastPublication(git)).commit !== commit || Date.now() > retryAt;
    });
  }

  async #buildAndMerge(): Promise<string | undefined> {
    const { place, onPublished, onError } = this.#options;
    const trouble = await this.#build().catch((error: unknown) => {
      onError(error);
      return error instanceof GitError ? explainLocalFailure(error) : messages.newsroom.buildFailed;
    });
    // A failure of this merge is not returned, because readers already have the new site.
    const hasMerged = await inTurn(() => mergeUpstream(place, NEWSROOM_AUTHOR)).then(
      () => true,
      (error: unknown) => {
        onError(error);
        return false;
      },
    );
    this.#lastAttempt.retryAt = trouble === undefined && hasMerged ? Infinity : Date.now() + RETRY_AFTER;
    onPublished();
    return trouble;
  }

  async #build(): Promise<string | undefined> {
    const { place, site, checkout, build, onStep } = this.#options;
    const { commit = "" } = await lastPublication(place.git);
    this.#lastAttempt.commit = commit;
    await checkOut(place, commit, checkout);
    return build({ content: checkout, site, onStep });
  }
}

interface BuildOptions {
  content: string;
  /** Folder of the site, replaced in one step after a successful build. */
  site: string;
  /** Called with each step: `Armando el sitio: 3 de 4`. */
  onStep: (step: string) => void;
}

/** Maximum number of error lines that are reported for a failed build. */
const MAX_ERROR_LINES = 10;

/** Builds the site. Resolves to `undefined` after a success, or to the reason for a failure. */
export type BuildSite = (options: BuildOptions) => Promise<string | undefined>;

export const buildSite: BuildSite = async ({ content, site, onStep }) => {
  const args = [path.join(ROOT, "scripts/compiled.mjs"), "build", "--content", content, "--out", site];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const errorLines: string[] = [];
  createInterface(child.stdout).on("line", (line) => {
    const [, step, steps] = /^(\d)\/(\d) /.exec(line) ?? [];
    if (step && steps) onStep(messages.newsroom.buildStep(step, steps));
  });
  createInterface(child.stderr).on("line", (line) => errorLines.push(line));
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) return undefined;
  return errorLines.slice(-MAX_ERROR_LINES).join("\n") || messages.newsroom.buildCutOff;
};

/**
 * Checks out the content of a commit into a folder. Only changed files are written. The Git index for this checkout is
 * a file next to the folder.
 */
async function checkOut(place: Place, commit: string, folder: string): Promise<void> {
  const index = `${folder}.index`;
  // A killed process may have left a lock. Removing the lock is safe, because no other process uses this index.
  await rm(`${index}.lock`, { force: true });
  // The index of a new folder is removed, because it would describe the files of an earlier folder with this name.
  if (await mkdir(folder, { recursive: true })) await rm(index, { force: true });
  const git = gitIn(folder, {
    ...gitEnvironment(),
    GIT_DIR: await gitPath(place, "."),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: index,
  });
  await git.bytes(["read-tree", "--reset", "-u", `${commit}:${place.prefix}`]);
}
