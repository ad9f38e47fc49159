/** Publishing by a team: the commit is on the main branch at once, and what others published is taken in. */
import type { Refusal } from "../../contract/git.ts";
import type { Person } from "../../contract/person.ts";
import type { Request } from "../../contract/requests.ts";
import { GitError, type Git } from "./command.ts";
import { forget } from "./earlier.ts";
import type { Place } from "./place.ts";
import { type Publication, withoutQuestions } from "./publication.ts";
import type { Remote, Sending } from "./push.ts";
import { as } from "./record.ts";
import { RELEASED, REFUSALS, trouble } from "./refusals.ts";
import { type Committed, type SendOptions, withCommit } from "./send.ts";

/** How often it is tried again when somebody else published in between. */
const TRIES = 3;

export interface OnMain {
  /** The commit that readers are to get. */
  commit: string;
  sentence: string;
}

/** Commits what was chosen on top of what is published, under the name of a person; or says why not. */
export async function release(
  place: Place,
  person: Person,
  request: Request<"release">,
  options: SendOptions,
): Promise<OnMain | Refusal> {
  const own = { ...place, git: as(place.git, person) };
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await withCommit(own, request, options, (committed) => bring(own.git, committed));
    if (outcome !== "raced") return outcome;
  }
  return REFUSALS.raced;
}

async function bring(git: Git, { made, state, remote }: Committed): Promise<OnMain | Refusal | "raced"> {
  const outcome = await toMain(git, { made, publication: state.publication, remote });
  if (outcome !== undefined) {
    await forget(git, made);
    return outcome;
  }
  return { commit: made.commit, sentence: made.sentence };
}

interface Moving {
  made: Sending;
  publication: Publication;
  remote: Remote | undefined;
}

/** Never forced: another's commits are never replaced. */
async function toMain(git: Git, { made, publication, remote }: Moving): Promise<Refusal | "raced" | undefined> {
  const branch = `refs/heads/${publication.branch}`;
  if (remote?.unreachable) return { reason: "unavailable", refusal: trouble(remote.unreachable, RELEASED) };
  try {
    if (remote)
      await git.bytes(
        ["push", "--no-follow-tags", "--recurse-submodules=no", "--", remote.name, `${made.commit}:${branch}`],
        {
          timeLimit: remote.timeLimit,
          env: await withoutQuestions(git),
        },
      );
    else await git.bytes(["update-ref", branch, made.commit, publication.commit ?? ""]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (
      !remote ||
      /non-fast-forward|fetch first|stale info|cannot lock ref|incorrect old value|failed to update ref/i.test(
        error.stderr,
      )
    )
      return "raced";
    return { reason: "unavailable", refusal: trouble(error, RELEASED) };
  }
}
