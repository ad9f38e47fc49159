/** From the main branch to readers: one publication after the other, each of what is on that branch by then. */
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
import { sayIfGit, inTurn } from "../server/actions/context.ts";
import type { repositoryOf } from "../server/workspace.ts";
import { GitError, gitEnvironment, gitIn } from "../server/git/command.ts";
import { localTrouble } from "../server/git/refusals.ts";
import { lastPublication, remoteOf, tryFetch } from "../server/git/publication.ts";
import { gitPath, type Place } from "../server/git/place.ts";
import type { Brought } from "../server/git/publish.ts";
import { mergeUpstream } from "../server/git/team-branch.ts";
import { RefusedRequest } from "../server/http/refused-request.ts";
import { ROOT } from "../../delivery/build/paths.ts";

export interface PublisherOptions {
  place: Place;
  repository: ReturnType<typeof repositoryOf>;
  /** The folder of the site. */
  site: string;
  /** Where the content of the publication is checked out. */
  checkout: string;
  build: BuildSite;
  /** Under whose name what others published is joined to the team's own. */
  team: { name: string; email: string };
  /** Hears of each step, and empty when there is none any more. */
  onStep: (step: string) => void;
  /** Hears of it when readers got another site. */
  onPublished: () => void;
  /** Hears a line of what happened. */
  log: (line: string) => void;
  /** Hears of what is a fault of ours. */
  onError: (error: unknown) => void;
}

/** Milliseconds that a remote may take. */
const PATIENCE = 30_000;

/** Milliseconds after which it is tried again to build what could not be built: the disk was full, or the memory. */
const AGAIN = 600_000;

export class Publisher {
  readonly #options: PublisherOptions;
  readonly #oneAtATime = pLimit(1);
  /** The commit of which a site was built last, or was to be, and when that is tried again. */
  #tried = { commit: "", again: Infinity };

  constructor(options: PublisherOptions) {
    this.#options = options;
  }

  /** When the site was built last, in milliseconds since the epoch; 0 for never. */
  get builtAt(): number {
    return statSync(path.join(this.#options.site, SITE_MARK), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  /** What was chosen goes to the main branch, and to readers. Why these do not get it is `trouble`. */
  publish(person: Person, request: Request<"publish">): Promise<Brought | Refusal> {
    const { repository, log } = this.#options;
    return this.#alone(async (): Promise<Brought | Refusal> => {
      const found = await repository;
      if (!found) throw new RefusedRequest(503, messages.newsroom.repositoryGone);
      const brought = await found.publish(request, person);
      if ("refusal" in brought || brought.waiting) return brought;
      const trouble = await this.#publish();
      log(messages.newsroom.publishedBy(person.name, brought.sentence, trouble));
      return trouble === undefined ? { ...brought, where: "readers" } : { ...brought, trouble };
    }).catch(sayIfGit);
  }

  /** Publishes what is on the main branch. Why readers do not get it; `undefined` where they do. */
  catchUp(): Promise<string | undefined> {
    return this.#alone(() => this.#publish());
  }

  /** Resolves when what was begun is done. */
  idle(): Promise<void> {
    return this.#alone(async () => {});
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#oneAtATime(() => work().finally(() => this.#options.onStep("")));
  }

  /** Brings what the remote has; answers whether a site was never built of it. */
  isBehind(): Promise<boolean> {
    const { git } = this.#options.place;
    // Two that fetch at once refuse one another.
    return this.#oneAtATime(async () => {
      const remote = await remoteOf(git);
      if (remote) await tryFetch(git, remote, PATIENCE);
      const { commit, again } = this.#tried;
      return (await lastPublication(git)).commit !== commit || Date.now() > again;
    });
  }

  async #publish(): Promise<string | undefined> {
    const { place, team, onPublished, onError } = this.#options;
    const trouble = await this.#build().catch((error: unknown) => {
      onError(error);
      return error instanceof GitError ? localTrouble(error) : messages.newsroom.buildFailed;
    });
    this.#tried.again = trouble === undefined ? Infinity : Date.now() + AGAIN;
    // Readers have it by then, whatever becomes of the team's own folder.
    await inTurn(() => mergeUpstream(place, team)).catch(onError);
    onPublished();
    return trouble;
  }

  async #build(): Promise<string | undefined> {
    const { place, site, checkout, build, onStep } = this.#options;
    const { commit = "" } = await lastPublication(place.git);
    this.#tried.commit = commit;
    await checkOut(place, commit, checkout);
    return build({ content: checkout, site, onStep });
  }
}

interface Building {
  content: string;
  /** The folder that is replaced in one step, once everything is right. */
  site: string;
  /** Hears of each step: `3/4 Páginas`. */
  onStep: (step: string) => void;
}

/** Lines that are told of what went wrong. */
const MOST = 10;

/** Resolves to why it could not be built; to `undefined` where it was. */
export type BuildSite = (building: Building) => Promise<string | undefined>;

export const buildSite: BuildSite = async ({ content, site, onStep }) => {
  const args = [path.join(ROOT, "scripts/compiled.mjs"), "build", "--content", content, "--out", site];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  createInterface(child.stdout).on("line", (line) => /^\d\/\d /.test(line) && onStep(line));
  createInterface(child.stderr).on("line", (line) => said.push(line));
  const [status] = (await once(child, "close")) as [number | null];
  if (status === 0) return undefined;
  return said.slice(-MOST).join("\n") || messages.newsroom.buildCutOff;
};

/** Writes only what is another than at the last time. Beside the folder lies what Git notes of its files. */
async function checkOut(place: Place, commit: string, folder: string): Promise<void> {
  const index = `${folder}.index`;
  // Of a process that was killed: nobody else uses it.
  await rm(`${index}.lock`, { force: true });
  // Without the files, what was noted of them is not so.
  if (await mkdir(folder, { recursive: true })) await rm(index, { force: true });
  const git = gitIn(folder, {
    ...gitEnvironment(),
    GIT_DIR: await gitPath(place, "."),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: index,
  });
  await git.bytes(["read-tree", "--reset", "-u", `${commit}:${place.prefix}`]);
}
