import { existsSync } from "node:fs";
import path from "node:path";
import { type Git, GitError, gitIn } from "./command.ts";

/** A content folder in the working tree of a repository. */
export interface Place {
  /** Git in the content folder, so that paths are relative to it. */
  git: Git;
  contentDir: string;
  /** Path of the content folder from the root of the repository, with a slash at its end; empty for the root. */
  prefix: string;
}

/**
 * Finds the place of a content folder; `undefined` without Git, without a repository, or if the repository ignores the
 * folder. Throws if Git refuses to read.
 */
export async function findPlace(contentDir: string): Promise<Place | undefined> {
  const git = gitIn(path.resolve(contentDir));
  try {
    const [inside, prefix = ""] = (await git.text(["rev-parse", "--is-inside-work-tree", "--show-prefix"])).split("\n");
    if (inside !== "true" || (await isIgnored(git, prefix))) return undefined;
    return { git, contentDir: path.resolve(contentDir), prefix };
  } catch (error) {
    if (error instanceof GitError && isAbsent(error)) return undefined;
    throw error;
  }
}

/** Whether the command, the folder or a repository around it is missing. */
const isAbsent = ({ code, stderr }: GitError) =>
  code === "ENOENT" || code === "ENOTDIR" || /not a git repository|must be run in a work tree/i.test(stderr);

async function isIgnored(git: Git, prefix: string): Promise<boolean> {
  if (prefix === "") return false;
  // `check-ignore` does not support literal path names.
  const plain = git.with({ GIT_LITERAL_PATHSPECS: "0" });
  return (await plain.maybe(["check-ignore", "--quiet", "--no-index", "."])) !== undefined;
}

/** Whether a merge, rebase, cherry-pick or revert is unfinished. */
export async function isUnfinished({ git }: Place): Promise<boolean> {
  const marks = UNFINISHED.flatMap((mark) => ["--git-path", mark]);
  const paths = await git.text(["rev-parse", "--path-format=absolute", ...marks]);
  return paths.split("\n").some((mark) => existsSync(mark));
}

const UNFINISHED = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"];

/** Path of a file of the repository itself, such as `index`. */
export const gitPath = ({ git }: Place, name: string) =>
  git.text(["rev-parse", "--path-format=absolute", "--git-path", name]);
