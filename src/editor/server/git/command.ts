import { execFile } from "node:child_process";
import type { Author } from "../../contract/requests.ts";
import type { Person } from "../../contract/team.ts";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Matches the environment variables that are passed on to Git although their names begin with `GIT_`: those for
 * remotes, authors and the path of the configuration.
 */
const PASSED_VARIABLES =
  /^GIT_(?:ASKPASS|AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|EXEC_PATH$|HTTP_|PROXY_|SSH|SSL_)/;

/**
 * Returns the environment for Git. Variables that point to another repository or index are removed; they are set, for
 * example, if a Git hook calls this program. Git must not prompt on the terminal, because nobody would answer.
 */
export function gitEnvironment(outer: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const inherited = Object.entries(outer).filter(([name]) => !name.startsWith("GIT_") || PASSED_VARIABLES.test(name));
  return {
    ...Object.fromEntries(inherited),
    // Git must print English messages, because errors are recognized by the words of the messages.
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    // Optional locks are off, because commands that only read must not rewrite the user's index.
    GIT_OPTIONAL_LOCKS: "0",
    // Paths are literal, because a file may be called `*`.
    GIT_LITERAL_PATHSPECS: "1",
  };
}

interface GitOptions {
  input?: string | Buffer;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the command is killed; no limit by default. */
  timeLimit?: number;
}

/** The `git` command in a folder. Each function except `maybe` rejects with a `GitError` if the command fails. */
export interface Git {
  bytes: (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
  /** Resolves to stdout without the line break at the end. */
  text: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** Resolves to stderr, which includes messages of a remote. */
  stderr: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** Like `text`, but resolves to `undefined` if the command fails. */
  maybe: (args: readonly string[], options?: GitOptions) => Promise<string | undefined>;
  /** Returns Git with additional environment variables. */
  with: (env: NodeJS.ProcessEnv) => Git;
}

export class GitError extends Error {
  override name = "GitError";

  constructor(
    command: string,
    /** Exit code; `ENOENT` if Git is not installed. */
    readonly code: number | string | undefined,
    readonly stderr: string,
    readonly timedOut: boolean,
  ) {
    super(`git ${command}: ${timedOut ? "time limit" : stderr.trim() || String(code)}`);
  }
}

/** Returns the error if it is a failure of Git; otherwise throws the error. */
export function returnGitError(error: unknown): GitError {
  if (error instanceof GitError) return error;
  throw error;
}

/** Ignores a failure of Git, and throws any other error. */
export const ignoreGitError = (error: unknown): undefined => void returnGitError(error);

/** Settings that override the user's settings, because the user's settings could disturb unattended commands. */
const SETTINGS = [
  "core.quotePath=false",
  "core.safecrlf=false",
  // Makes Git join letters and accents in file names, which macOS may store as separate characters. Other systems
  // ignore this setting.
  "core.precomposeUnicode=true",
  "core.fsmonitor=false",
  "i18n.commitEncoding=UTF-8",
  // Git must not invent an author from the name of the computer.
  "user.useConfigOnly=true",
].flatMap((setting) => ["-c", setting]);

export function gitIn(cwd: string, env: NodeJS.ProcessEnv = gitEnvironment()): Git {
  const runGit = (args: readonly string[], options: GitOptions = {}) =>
    run(cwd, args, { ...options, env: { ...env, ...options.env } });
  const bytes: Git["bytes"] = async (args, options) => (await runGit(args, options)).stdout;
  const stderr: Git["stderr"] = async (args, options) => (await runGit(args, options)).stderr.toString("utf8");
  const text: Git["text"] = async (args, options) =>
    (await bytes(args, options)).toString("utf8").replace(/\r?\n$/, "");
  const maybe: Git["maybe"] = (args, options) => text(args, options).catch(ignoreGitError);
  return { bytes, text, stderr, maybe, with: (additional) => gitIn(cwd, { ...env, ...additional }) };
}

function run(
  cwd: string,
  args: readonly string[],
  { input = "", env, timeLimit = 0 }: GitOptions,
): Promise<Record<"stdout" | "stderr", Buffer>> {
  return new Promise((resolve, reject) => {
    const options = {
      cwd,
      env,
      timeout: timeLimit,
      encoding: "buffer",
      maxBuffer: Infinity,
      windowsHide: true,
    } as const;
    const child = execFile("git", [...SETTINGS, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve({ stdout, stderr });
      const timedOut = error.killed === true;
      reject(new GitError(args[0] ?? "", error.code ?? undefined, stderr.toString("utf8"), timedOut));
    });
    // Errors of stdin are ignored, because a command that ends before reading all input reports its own error.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

/** Matches names that contain a letter or digit, but no character that Git refuses or removes in an identity. */
const NAME = /^[^<>\p{Cc}]*[\p{L}\p{N}][^<>\p{Cc}]*$/u;
const EMAIL = /^[^\s<>@]+@[^\s<>@]+$/;

/** Whether Git accepts a text as the name of a person. */
export const isName = (name: string) => NAME.test(name);

/** Whether Git's configuration has an author. */
export async function hasAuthor(git: Git): Promise<boolean> {
  const idents = await Promise.all(["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"].map((name) => git.maybe(["var", name])));
  return idents.every((ident) => ident !== undefined);
}

/** Stores the author for this repository only. Returns `false` if the name or the e-mail address is invalid. */
export async function storeAuthor(git: Git, { name, email }: Author): Promise<boolean> {
  if (!isName(name.trim()) || !EMAIL.test(email.trim())) return false;
  await git.bytes(["config", "--local", "user.name", name.trim()]);
  await git.bytes(["config", "--local", "user.email", email.trim()]);
  return true;
}

/** Returns Git with a person as author and committer. */
export const withAuthor = (git: Git, { name, email }: Pick<Person, "name" | "email">): Git =>
  git.with({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });

/** A content folder in the working tree of a repository. */
export interface Place {
  /** Git in the content folder. Paths in commands are relative to the content folder. */
  git: Git;
  contentDir: string;
  /**
   * Path of the content folder from the root of the repository, with a slash at the end; `""` if the content folder is
   * the root.
   */
  prefix: string;
}

/**
 * Finds the place of a content folder. Resolves to `undefined` if Git or a repository is missing, or if the repository
 * ignores the folder. Rejects with a `GitError` if Git refuses to read the repository.
 */
export async function findPlace(contentDir: string): Promise<Place | undefined> {
  const git = gitIn(path.resolve(contentDir));
  try {
    const [inside, prefix = ""] = (await git.text(["rev-parse", "--is-inside-work-tree", "--show-prefix"])).split("\n");
    if (inside !== "true" || (await isIgnored(git, prefix))) return undefined;
    return { git, contentDir: path.resolve(contentDir), prefix };
  } catch (error) {
    if (error instanceof GitError && isNoRepository(error)) return undefined;
    throw error;
  }
}

/** Whether an error means that Git, the folder, or a repository around the folder is missing. */
const isNoRepository = ({ code, stderr }: GitError) =>
  code === "ENOENT" || code === "ENOTDIR" || /not a git repository|must be run in a work tree/i.test(stderr);

async function isIgnored(git: Git, prefix: string): Promise<boolean> {
  if (prefix === "") return false;
  return (await withPatterns(git).maybe(["check-ignore", "--quiet", "--no-index", "."])) !== undefined;
}

/** Returns Git for commands in which paths are patterns; `check-ignore` does not support literal paths. */
export const withPatterns = (git: Git): Git => git.with({ GIT_LITERAL_PATHSPECS: "0" });

/** Whether a merge, rebase, cherry-pick or revert is unfinished. */
export async function isUnfinished({ git }: Place): Promise<boolean> {
  const marks = UNFINISHED_MARKS.flatMap((mark) => ["--git-path", mark]);
  const paths = await git.text(["rev-parse", "--path-format=absolute", ...marks]);
  return paths.split("\n").some((mark) => existsSync(mark));
}

const UNFINISHED_MARKS = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/** Resolves to the absolute path of one of Git's own files in the repository, such as `index`. */
export const gitPath = ({ git }: Place, name: string) =>
  git.text(["rev-parse", "--path-format=absolute", "--git-path", name]);
