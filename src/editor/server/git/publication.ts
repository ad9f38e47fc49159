/** What readers have: where it is, how it is brought here, and its files in a folder of their own. */
import path from "node:path";
import { type Git, GitError } from "./command.ts";
import type { PublicationName } from "../../contract/git.ts";
import type { Place } from "./place.ts";
import { COMMIT_FILE } from "../../../delivery/build/content/content-commit.ts";

export interface Publication extends PublicationName {
  /** Absent for `nothing`. */
  commit?: string;
  /** Name of the branch by itself: `main`; empty if unknown. */
  branch: string;
}

/** `origin` before others; `undefined` for none. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const remotes = (await git.text(["remote"])).split("\n").filter(Boolean);
  return remotes.includes("origin") ? "origin" : remotes[0];
}

/**
 * The state of the content that readers have: the main branch of the remote as it was last fetched, else the
 * one here, else what is checked out.
 */
export async function lastPublication(git: Git): Promise<Publication> {
  const remote = await remoteOf(git);
  for (const candidate of [...(remote ? await ofRemote(git, remote) : []), ...LOCAL]) {
    const commit = await commitOf(git, candidate.ref);
    if (commit) return { from: candidate.from, name: candidate.name, branch: candidate.branch, commit };
  }
  return { from: "nothing", name: "", branch: "" };
}

interface Candidate extends PublicationName {
  ref: string;
  branch: string;
}

const MAIN_BRANCHES = ["main", "master"];

const LOCAL: Candidate[] = [
  ...MAIN_BRANCHES.map((branch) => ({ from: "branch" as const, name: branch, branch, ref: `refs/heads/${branch}` })),
  { from: "head", name: "", branch: "", ref: "HEAD" },
];

async function ofRemote(git: Git, remote: string): Promise<Candidate[]> {
  const prefix = `refs/remotes/${remote}/`;
  const head = await git.maybe(["symbolic-ref", "--quiet", `${prefix}HEAD`]);
  const branches = [...(head?.startsWith(prefix) ? [head.slice(prefix.length)] : []), ...MAIN_BRANCHES];
  return branches.map((branch) => ({ from: "remote", name: `${remote}/${branch}`, branch, ref: prefix + branch }));
}

/** `undefined` where there is no such name, about which Git is silent; one that it cannot read is thrown. */
export const commitOf = (git: Git, ref: string): Promise<string | undefined> =>
  git.text(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]).catch((error: unknown) => {
    if (error instanceof GitError && error.stderr === "") return undefined;
    throw error;
  });

/** Brings what the remote has. Throws a `GitError` if it cannot be reached. */
async function fetchPublication(git: Git, remote: string, timeLimit: number): Promise<void> {
  const quiet = ["--quiet", "--no-tags", "--no-write-fetch-head", "--recurse-submodules=no", "--no-auto-maintenance"];
  const ssh = await withoutQuestions(git);
  await git.bytes(["fetch", ...quiet, "--", remote], { timeLimit, env: ssh });
  // A remote that was added by hand has not said yet which of its branches is the main one.
  if (await git.maybe(["symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`])) return;
  await git.maybe(["remote", "set-head", remote, "--auto"], { timeLimit, env: ssh });
}

/** The same; resolves to why it could not be reached, where what was known counts. */
export const tryFetch = (git: Git, remote: string, timeLimit: number): Promise<GitError | undefined> =>
  fetchPublication(git, remote, timeLimit).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof GitError) return error;
      throw error;
    },
  );

/** OpenSSH would ask for a passphrase on the terminal. Left alone where the owner has chosen a command. */
export async function withoutQuestions(git: Git): Promise<NodeJS.ProcessEnv> {
  const chosen =
    process.env["GIT_SSH_COMMAND"] ?? process.env["GIT_SSH"] ?? (await git.maybe(["config", "core.sshCommand"]));
  return chosen ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
}

/** Milliseconds that the site, or the remote, may take. */
const PATIENCE = 5000;

/** `url`: of the site. `undefined` where it does not say, or does not answer. */
export async function hasArrived(git: Git, url: string): Promise<boolean | undefined> {
  const [ours, theirs] = [await lastChange(git), await commitOfSite(url)];
  if (!ours || !theirs) return undefined;
  if (ours === theirs) return true;
  // Others may have published since.
  const remote = await remoteOf(git);
  const isKnown = (await git.maybe(["cat-file", "-e", theirs])) !== undefined;
  if (!isKnown && remote) await tryFetch(git, remote, PATIENCE);
  return (await git.maybe(["merge-base", "--is-ancestor", ours, theirs])) !== undefined;
}

/** The last commit of what readers should have that changed the content, as a build finds it. */
async function lastChange(git: Git): Promise<string | undefined> {
  const { commit } = await lastPublication(git);
  return commit && git.maybe(["log", "-1", "--format=%H", commit, "--", "."]);
}

async function commitOfSite(url: string): Promise<string | undefined> {
  const asked = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) } as const;
  try {
    const response = await fetch(`${url.replace(/\/+$/, "")}/${COMMIT_FILE}`, asked);
    const [commit] = response.ok ? (/^[0-9a-f]{40,64}$/m.exec((await response.text()).slice(0, 100)) ?? []) : [];
    return commit;
  } catch {
    return undefined;
  }
}

const WORKFLOW = ".github/workflows/publish.yml";

/** Also `git@ssh.github.com:…` and a company's `github.example.com`. */
const GITHUB = /^(?:\w+:\/\/)?(?:[^@/]*@)?(?:[\w-]+\.)*github\./;

/**
 * Whether GitHub publishes the magazine by the clock: the workflow of its repository says so, in the branch that readers
 * have. It publishes the magazine in the root, and where that is another one, the magazine whose folder it names.
 */
export async function publishesItself({ git, prefix }: Place): Promise<boolean> {
  const remote = await remoteOf(git);
  const address = remote && (await git.maybe(["remote", "get-url", remote]));
  if (!address || !GITHUB.test(address)) return false;
  const { commit } = await lastPublication(git);
  const workflow = commit && (await git.maybe(["cat-file", "blob", `${commit}:${WORKFLOW}`]));
  const folder = path.posix.dirname(prefix);
  return Boolean(workflow && /^ +schedule:/m.test(workflow) && (folder === "." || workflow.includes(folder)));
}
