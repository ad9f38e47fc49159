/** Git in tests, without the configuration of any user. */
import { execFileSync } from "node:child_process";
import { appendFile } from "node:fs/promises";
import path from "node:path";

process.env["GIT_CONFIG_GLOBAL"] = "/dev/null";
process.env["GIT_CONFIG_SYSTEM"] = "/dev/null";

export type RunGit = (...args: string[]) => string;

export const git =
  (cwd: string): RunGit =>
  (...args) =>
    execFileSync("git", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

export function makeRemote(folder: string): void {
  git(path.dirname(folder))("init", "--quiet", "--bare", "--initial-branch=main", folder);
}

/** Configures who commits in a repository. */
export const identify = (root: string, name: string) =>
  appendFile(path.join(root, ".git/config"), `[user]\n\tname = ${name}\n\temail = alguien@pompa.example\n`);

/** Publishes everything on `main` of the remote. */
export function publishAll(root: string, sentence: string): void {
  git(root)("add", "--all");
  git(root)("commit", "--quiet", "--allow-empty", "-m", sentence);
  git(root)("push", "--quiet", "origin", "HEAD:main");
}
