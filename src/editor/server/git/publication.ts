/**
 * Finds and fetches the last publication, and tells whether the site has this publication and whether the host
 * publishes on a schedule.
 */
import path from "node:path";
import { type Git, GitError, type Place, returnGitError } from "./command.ts";
import type { PublicationName } from "../../contract/git.ts";
import { COMMIT_FILE } from "../../../delivery/build/content/content-commit.ts";

export interface Publication extends PublicationName {
  /** The commit of the publication; absent if `from` is `nothing`. */
  commit?: string;
  /** Name of the branch without the remote: `main`; `""` if unknown. */
  branch: string;
}

/** Resolves to the name of the remote, preferably `origin`; `undefined` if the repository has no remote. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const remotes = (await git.text(["remote"])).split("\n").filter(Boolean);
  return remotes.includes("origin") ? "origin" : remotes[0];
}

/**
 * Resolves to the publication that readers have. This is the main branch of the remote as last fetched; without one,
 * the local main branch; and without that, the checked out commit.
 */
export async function lastPublication(git: Git): Promise<Publication> {
  const remote = await remoteOf(git);
  for (const candidate of [...(remote ? await remoteCandidates(git, remote) : []), ...LOCAL_CANDIDATES]) {
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

const LOCAL_CANDIDATES: Candidate[] = [
  ...MAIN_BRANCHES.map((branch) => ({ from: "branch" as const, name: branch, branch, ref: `refs/heads/${branch}` })),
  { from: "head", name: "", branch: "", ref: "HEAD" },
];

async function remoteCandidates(git: Git, remote: string): Promise<Candidate[]> {
  const prefix = `refs/remotes/${remote}/`;
  const head = await git.maybe(["symbolic-ref", "--quiet", `${prefix}HEAD`]);
  const branches = [...(head?.startsWith(prefix) ? [head.slice(prefix.length)] : []), ...MAIN_BRANCHES];
  return branches.map((branch) => ({ from: "remote", name: `${remote}/${branch}`, branch, ref: prefix + branch }));
}

/**
 * Resolves to the commit of a ref; `undefined` if the ref does not exist, in which case Git prints nothing. Rejects
 * with a `GitError` if the ref cannot be read.
 */
export const commitOf = (git: Git, ref: string): Promise<string | undefined> =>
  git.text(["rev-parse", "--verify", "--quiet", `${ref}^{commit}`]).catch((error: unknown) => {
    if (error instanceof GitError && error.stderr === "") return undefined;
    throw error;
  });

/** Fetches the remote. Rejects with a `GitError` if the remote cannot be reached. */
async function fetchPublication(git: Git, remote: string, timeLimit: number): Promise<void> {
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--recurse-submodules=no", "--no-auto-maintenance"];
  const sshVariables = await sshEnvironment(git);
  await git.bytes(["fetch", ...options, "--", remote], { timeLimit, env: sshVariables });
  // The HEAD of the remote is set if it is missing, because a remote that was added by hand has none.
  if (await git.maybe(["symbolic-ref", "--quiet", `refs/remotes/${remote}/HEAD`])) return;
  await git.maybe(["remote", "set-head", remote, "--auto"], { timeLimit, env: sshVariables });
}

/**
 * Fetches the remote. If the remote cannot be reached, resolves to the error instead of rejecting, because callers then
 * continue with what was last fetched.
 */
export const tryFetch = (git: Git, remote: string, timeLimit: number): Promise<GitError | undefined> =>
  fetchPublication(git, remote, timeLimit).then(() => undefined, returnGitError);

/**
 * Resolves to environment variables that prevent OpenSSH from prompting for a passphrase on the terminal; an empty
 * object if the user configured a command for SSH.
 */
export async function sshEnvironment(git: Git): Promise<NodeJS.ProcessEnv> {
  const userCommand =
    process.env["GIT_SSH_COMMAND"] ?? process.env["GIT_SSH"] ?? (await git.maybe(["config", "core.sshCommand"]));
  return userCommand ? {} : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes" };
}

/** Milliseconds that the site or the remote may take to respond. */
const TIMEOUT = 5000;

/**
 * Whether the site at `url` has the last publication; `undefined` if the site does not respond or does not name its
 * commit.
 */
export async function hasArrived(git: Git, url: string): Promise<boolean | undefined> {
  const [ours, theirs] = [await lastChange(git), await commitOfSite(url)];
  if (!ours || !theirs) return undefined;
  if (ours === theirs) return true;
  // The history is searched as well, because the site may have a newer publication of somebody else.
  const remote = await remoteOf(git);
  const isKnown = (await git.maybe(["cat-file", "-e", theirs])) !== undefined;
  if (!isKnown && remote) await tryFetch(git, remote, TIMEOUT);
  return (await git.maybe(["merge-base", "--is-ancestor", ours, theirs])) !== undefined;
}

/** Resolves to the last published commit that changed the content. The build writes this commit into the site. */
async function lastChange(git: Git): Promise<string | undefined> {
  const { commit } = await lastPublication(git);
  return commit && git.maybe(["log", "-1", "--format=%H", commit, "--", "."]);
}

async function commitOfSite(url: string): Promise<string | undefined> {
  const init = { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) } as const;
  try {
    const response = await fetch(`${url.replace(/\/+$/, "")}/${COMMIT_FILE}`, init);
    const [commit] = response.ok ? (/^[0-9a-f]{40,64}$/m.exec((await response.text()).slice(0, 100)) ?? []) : [];
    return commit;
  } catch {
    return undefined;
  }
}

const WORKFLOW = ".github/workflows/publish.yml";

/** Matches URLs of GitHub, such as `git@ssh.github.com:…` and a company's `github.example.com`. */
const GITHUB = /^(?:\w+:\/\/)?(?:[^@/]*@)?(?:[\w-]+\.)*github\./;

/**
 * Whether GitHub publishes the magazine on a schedule. For this, the workflow on the published branch must have a
 * schedule, and the magazine must be in the root of the repository or in a folder that the workflow names.
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
