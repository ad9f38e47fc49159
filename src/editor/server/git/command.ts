import { execFile } from "node:child_process";

/** Variables of Git that say how to reach a remote, who the author is and where configuration lies. */
const KEPT = /^GIT_(?:ASKPASS|AUTHOR_|COMMITTER_|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)$|EXEC_PATH$|HTTP_|PROXY_|SSH|SSL_)/;

/**
 * The environment for Git. Variables that point at another repository or index, as a hook that started
 * us would leave them, are taken out; nothing is asked on a terminal, which nobody looks at.
 */
export function gitEnvironment(outer: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const inherited = Object.entries(outer).filter(([name]) => !name.startsWith("GIT_") || KEPT.test(name));
  return {
    ...Object.fromEntries(inherited),
    // Its messages are told apart by their words.
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    // Looking must not rewrite the editor's index.
    GIT_OPTIONAL_LOCKS: "0",
    // A file may be called `*`.
    GIT_LITERAL_PATHSPECS: "1",
  };
}

interface GitOptions {
  input?: string | Buffer;
  env?: NodeJS.ProcessEnv;
  /** In milliseconds; then it is ended. None when left out. */
  timeLimit?: number;
}

/** The `git` command in a folder. A command that fails throws a `GitError`. */
export interface Git {
  bytes: (args: readonly string[], options?: GitOptions) => Promise<Buffer>;
  /** What it says, without the line break at the end. */
  text: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** What it says beside that, of a remote too. */
  told: (args: readonly string[], options?: GitOptions) => Promise<string>;
  /** `undefined` if it fails. */
  maybe: (args: readonly string[], options?: GitOptions) => Promise<string | undefined>;
  /** The same, with more variables. */
  with: (env: NodeJS.ProcessEnv) => Git;
}

export class GitError extends Error {
  override name = "GitError";

  constructor(
    command: string,
    /** `ENOENT`: there is no such command. */
    readonly code: number | string | undefined,
    readonly stdout: Buffer,
    readonly stderr: string,
    readonly timedOut: boolean,
  ) {
    super(`git ${command}: ${timedOut ? "time limit" : stderr.trim() || String(code)}`);
  }
}

/** Settings of the owner that would get in the way of commands that nobody watches. */
const SETTINGS = [
  "core.quotePath=false",
  "core.safecrlf=false",
  // Of macOS, whose disks may write an accent as a sign of its own; elsewhere it says nothing.
  "core.precomposeUnicode=true",
  "core.fsmonitor=false",
  "i18n.commitEncoding=UTF-8",
  // A name made up of the computer's is no author.
  "user.useConfigOnly=true",
].flatMap((setting) => ["-c", setting]);

export function gitIn(cwd: string, env: NodeJS.ProcessEnv = gitEnvironment()): Git {
  const ask = (args: readonly string[], options: GitOptions = {}) =>
    run(cwd, args, { ...options, env: { ...env, ...options.env } });
  const bytes: Git["bytes"] = async (args, options) => (await ask(args, options)).stdout;
  const told: Git["told"] = async (args, options) => (await ask(args, options)).stderr.toString("utf8");
  const text: Git["text"] = async (args, options) =>
    (await bytes(args, options)).toString("utf8").replace(/\r?\n$/, "");
  const maybe: Git["maybe"] = (args, options) => text(args, options).catch(ignoreFailure);
  return { bytes, text, told, maybe, with: (more) => gitIn(cwd, { ...env, ...more }) };
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
      reject(new GitError(args[0] ?? "", error.code ?? undefined, stdout, stderr.toString("utf8"), timedOut));
    });
    // A command that ends without reading all of it has said why by then.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof GitError)) throw error;
}
