import { GitError, type Git } from "./command.ts";
import type { Earlier } from "./earlier.ts";
import type { Sent } from "../../contract/git.ts";
import { type Publication, withoutQuestions } from "./publication.ts";
import { pullRequestAddress } from "./pull-request.ts";
import { trouble } from "./refusals.ts";

export type Sending = Omit<Earlier, "files" | "isPublished">;

export interface Remote {
  name: string;
  /** In milliseconds. */
  timeLimit: number;
  /** It could not be reached a moment ago, and why. */
  unreachable?: GitError;
}

/**
 * Sends the branch to a branch of the same name, which is never forced: another's commits are never replaced.
 * `pre-push` of the repository runs, because large pictures may go their own way by it (Git LFS).
 */
export async function push(
  git: Git,
  sending: Sending,
  { name, timeLimit, unreachable }: Remote,
): Promise<string | undefined> {
  if (unreachable) return trouble(unreachable);
  const only = ["--no-follow-tags", "--recurse-submodules=no"];
  const refspec = `${sending.commit}:refs/heads/${sending.branch}`;
  try {
    await git.bytes(["push", ...only, "--", name, refspec], { timeLimit, env: await withoutQuestions(git) });
    await git.bytes(["update-ref", sending.pushed, sending.commit]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return trouble(error);
  }
}

/** As the editor is told. */
export async function describeSent(
  git: Git,
  { branch, sentence }: Pick<Sending, "branch" | "sentence">,
  { pushed, publication, remote }: { pushed: boolean; publication: Publication; remote: string | undefined },
): Promise<Sent> {
  const address = remote && pushed ? await git.maybe(["remote", "get-url", "--push", remote]) : undefined;
  const pullRequest = address && pullRequestAddress(address, { branch, into: publication.branch });
  return { branch, sentence, pushed, ...(pullRequest && { pullRequest }) };
}
