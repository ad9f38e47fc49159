/** The branch on which a team works: every change is a commit there under the name of who made it, before it is confirmed. */
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import type { Person } from "../../contract/person.ts";
import type { Git } from "./command.ts";
import { type Place, isUnfinished } from "./place.ts";
import { commitOf, lastPublication } from "./publication.ts";

/** Git with a person as the author and the committer of what it makes. */
export const as = (git: Git, { name, email }: Pick<Person, "name" | "email">): Git =>
  git.with({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  });

/** Commits what has changed in the content folder to the branch that is checked out; nothing where nothing has. */
export async function record({ git }: Place, person: Pick<Person, "name" | "email">): Promise<void> {
  const own = as(git, person);
  await own.with({ GIT_LITERAL_PATHSPECS: "0" }).bytes(["-c", ON_DISK, "add", "--all", "--", ".", HIDDEN]);
  const changed = await own.text(["diff", "--cached", "--name-only", "-z", "--relative", "--", "."]);
  const files = changed.split("\0").filter(Boolean);
  if (files.length === 0) return;
  const plain = ["--quiet", "--no-verify", "--no-gpg-sign"];
  await own.bytes(["-c", ON_DISK, "commit", ...plain, "--message", sentenceOf(files)]);
}

/** As a database does, so that a power cut takes nothing: https://git-scm.com/docs/git-config#Documentation/git-config.txt-corefsync */
const ON_DISK = "core.fsync=committed";

/** They are no content, and one that is being written has not its name yet. */
const HIDDEN = ":(exclude,glob)**/.*";

function sentenceOf([first, ...others]: readonly string[]): string {
  return others.length === 0
    ? messages.publishing.changed(String(first))
    : messages.publishing.changedAll(String(first), others.length);
}

/** What a killed command left behind keeps every other from writing; nobody else works in this clone. */
export async function unlock({ git }: Place): Promise<void> {
  // No name of Git's own ends like that: https://git-scm.com/docs/git-check-ref-format
  const folders = await git.text(["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"]);
  for (const folder of new Set(folders.split("\n")))
    for (const file of await readdir(folder, { recursive: true }))
      if (file.endsWith(".lock")) await rm(path.join(folder, file), { force: true });
}

const BRANCH = "refs/heads/redaccion";

/** Why a team cannot work in a clone as it is; `undefined` where it can, and then it is on a branch of its own. */
export async function startBranch(place: Place): Promise<string | undefined> {
  const { git } = place;
  if (await isUnfinished(place)) return messages.publishing.cloneUnfinished;
  const { commit, branch } = await lastPublication(git);
  if (!commit) return messages.publishing.cloneEmpty;
  if (!branch) return messages.publishing.noMainBranch;
  const head = await git.maybe(["symbolic-ref", "--quiet", "HEAD"]);
  if (head !== `refs/heads/${branch}` && head !== undefined) return undefined;
  if (await commitOf(git, BRANCH)) return messages.publishing.onMainBranch(branch);
  await git.bytes(["update-ref", BRANCH, "HEAD", ""]);
  await git.bytes(["symbolic-ref", "HEAD", BRANCH]);
  return undefined;
}
