/**
 * Publishes («Publicar»): commits the chosen changes on top of the last publication, and pushes the commit to the main
 * branch.
 */
import type { Published, Refusal, PendingPublication } from "../../contract/git.ts";
import type { Author, Request } from "../../contract/requests.ts";
import {
  hasAuthor,
  storeAuthor,
  type GitError,
  type Git,
  ignoreGitError,
  isUnfinished,
  type Place,
  returnGitError,
} from "./command.ts";
import { commitChanges, type NewCommit, type Compile, refuseIncomplete } from "./publication-commit.ts";
import { readState, type State } from "./differences.ts";
import {
  onlyChosen,
  groupChanges,
  refuseChanged,
  type PublicationFilters,
  withoutHeld,
  withoutUnused,
} from "./changes.ts";
import { deleteRefs, deleteUnfinished } from "./sent-publications.ts";
import { mergeChanges } from "./merge.ts";
import { lastPublication, remoteOf, tryFetch, sshEnvironment } from "./publication.ts";
import { CONFLICTS, isNotAccepted, REFUSALS, explainRemoteFailure } from "./refusals.ts";
import { type Scratch, withScratch } from "./trees.ts";

export interface PublishOptions extends PublicationFilters {
  /** Returns the day for the name of a branch: `2026-11-22`. */
  today: () => string;
  /** Compiles a copy of the content folder. */
  compile: Compile;
  /** Milliseconds that each command to the remote may take. */
  timeLimit: number;
}

/**
 * A publication in Git. If `waiting` is present, the main branch is protected, and the publication is pending on its
 * own branch.
 */
export type PublishedInGit = Omit<Published, "address">;

type PublishInput = Request<"publish">;

/** Maximum number of attempts. An attempt fails if somebody else publishes at the same time. */
const TRIES = 3;

/** Publishes the requested changes. Resolves to the publication, or to the reason why nothing was published. */
export async function publish(
  place: Place,
  request: PublishInput,
  options: PublishOptions,
): Promise<PublishedInGit | Refusal> {
  const normalized = { ...request, sentence: request.sentence.replace(/[\s\p{Cc}]+/gu, " ").trim() };
  const refusal =
    refuseEmptyRequest(normalized) ??
    ((await isUnfinished(place)) ? REFUSALS.unfinished : await authorRefusal(place, normalized.author));
  if (refusal) return refusal;
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await publishOnce(place, normalized, options);
    if (outcome !== "raced") return outcome;
  }
  return REFUSALS.raced;
}

/** Returns a refusal if the list of documents is empty, or if the sentence (the commit message) is blank. */
export function refuseEmptyRequest({ sentence, only }: Pick<PublishInput, "sentence" | "only">): Refusal | undefined {
  if (only?.length === 0) return REFUSALS.unchosen;
  return sentence.trim() ? undefined : REFUSALS.sentence;
}

async function authorRefusal({ git }: Place, author: Author | undefined): Promise<Refusal | undefined> {
  if (await hasAuthor(git)) return undefined;
  if (!author) return REFUSALS.author;
  return (await storeAuthor(git, author)) ? undefined : REFUSALS.badAuthor;
}

async function publishOnce(
  place: Place,
  request: PublishInput,
  options: PublishOptions,
): Promise<PublishedInGit | Refusal | "raced"> {
  const { git } = place;
  const remote = await remoteOf(git);
  const unreachable = remote && (await tryFetch(git, remote, options.timeLimit));
  // The refs of unfinished publications are deleted only after a fetch, because only the remote knows whether the push
  // of a killed process reached it.
  if (!unreachable) await deleteUnfinished(git, await lastPublication(git));
  return withScratch(place, { keep: true }, async (scratch) => {
    const [fullState, isUnused, held] = await Promise.all([readState(scratch), options.unused(), options.held()]);
    // An unreachable remote is reported only here, because the reading above may throw an error about this computer,
    // and such an error is more important.
    if (unreachable) return { reason: "unavailable", refusal: explainRemoteFailure(unreachable) };
    const { state: candidateState } = withoutUnused(fullState, isUnused);
    const unheldState = withoutHeld(candidateState, held);
    if (unheldState.differences.length === 0 && candidateState.differences.length > 0) return REFUSALS.held;
    const changedRefusal = refuseChanged(groupChanges(candidateState, held), request.only);
    if (changedRefusal && candidateState.differences.length > 0) return changedRefusal;
    const { state, unchosen } = request.only
      ? onlyChosen(unheldState, request.only)
      : { state: unheldState, unchosen: [] };
    const newCommit = await prepare(scratch, state, { place, request, unchosen, options });
    if (newCommit === "raced" || "refusal" in newCommit) return newCommit;
    return deliver(place, { newCommit, state, remote, timeLimit: options.timeLimit });
  });
}

interface PrepareOptions {
  place: Place;
  request: PublishInput;
  /** Paths of changed documents that were not chosen for publication. */
  unchosen: readonly string[];
  options: PublishOptions;
}

async function prepare(
  scratch: Scratch,
  state: State,
  preparation: PrepareOptions,
): Promise<NewCommit | Refusal | "raced"> {
  const { place, request, unchosen, options } = preparation;
  const { publication, differences } = state;
  if (!publication.commit) return REFUSALS.empty;
  if (differences.every(({ waiting }) => waiting)) return differences.length > 0 ? REFUSALS.waiting : REFUSALS.nothing;
  const { edits, conflicts } = await mergeChanges(scratch, state, request.choices ?? []);
  if (conflicts.length > 0) return { ...CONFLICTS, conflicts };
  const newCommit = await commitChanges(scratch, {
    prefix: place.prefix,
    state,
    edits,
    sentence: request.sentence,
    day: options.today(),
    refuse: (tree) => refuseIncomplete(scratch, tree, { place, state, compile: options.compile, unchosen }),
  });
  return newCommit === "nothing" ? REFUSALS.onlyTheirs : newCommit;
}

interface Delivery {
  newCommit: NewCommit;
  state: State;
  remote: string | undefined;
  timeLimit: number;
}

async function deliver({ git }: Place, delivery: Delivery): Promise<PublishedInGit | Refusal | "raced"> {
  const { newCommit, state, remote } = delivery;
  const { sentence } = newCommit;
  const failure = await publishToMain(git, delivery);
  if (!failure) {
    await follow(git, newCommit, state);
    return { sentence, where: remote ? "remote" : "here" };
  }
  const waiting =
    failure !== "raced" && remote && isNotAccepted(failure)
      ? await pushToOwnBranch(git, delivery).catch(ignoreGitError)
      : undefined;
  if (waiting) return { sentence, where: "remote", waiting };
  await deleteRefs(git, newCommit);
  return failure === "raced" ? failure : { reason: "unavailable", refusal: explainRemoteFailure(failure) };
}

const mainRefOf = ({ publication: { branch } }: State) => (branch ? `refs/heads/${branch}` : "HEAD");

async function publishToMain(
  git: Git,
  { newCommit, state, remote, timeLimit }: Delivery,
): Promise<GitError | "raced" | undefined> {
  const { commit } = newCommit;
  const moving: Promise<unknown> = remote
    ? push(git, { remote, timeLimit, refspec: `${commit}:${mainRefOf(state)}` })
    : git.bytes(["update-ref", mainRefOf(state), commit, state.publication.commit ?? ""]);
  const failure = await moving.then(() => undefined, returnGitError);
  return failure && (!remote || RACE_MESSAGES.test(failure.stderr)) ? "raced" : failure;
}

const RACE_MESSAGES =
  /non-fast-forward|fetch first|stale info|cannot lock ref|incorrect old value|failed to update ref/i;

/** Pushes the publication to a separate branch. */
async function pushToOwnBranch(git: Git, { newCommit, remote = "", timeLimit }: Delivery): Promise<PendingPublication> {
  const { branch, sentence, commit } = newCommit;
  const output = await push(git, { remote, timeLimit, refspec: `${commit}:refs/heads/${branch}` });
  const [, link = ""] = LINK.exec(output) ?? [];
  const linkBlob = await git.text(["hash-object", "-w", "--stdin"], { input: link });
  await git.bytes(["update-ref", newCommit.waiting, linkBlob]);
  return { branch, sentence, link };
}

/** Matches the URL that hosts print to open a merge request: https://docs.gitlab.com/topics/git/commit/ */
const LINK = /^remote:\s+(https?:\/\/\S+)/m;

/**
 * Pushes without force, because commits of others must never be replaced. The hook `pre-push` runs, because Git LFS
 * uses this hook to upload large files. Resolves to Git's messages in stderr.
 */
async function push(git: Git, { remote, refspec, timeLimit }: { remote: string; refspec: string; timeLimit: number }) {
  const options = ["--no-follow-tags", "--recurse-submodules=no"];
  return git.stderr(["push", ...options, "--", remote, refspec], { timeLimit, env: await sshEnvironment(git) });
}

/**
 * If the main branch is checked out, moves the branch to the new commit, because published files would otherwise count
 * as changed.
 */
async function follow(git: Git, newCommit: NewCommit, state: State): Promise<void> {
  const mainRef = mainRefOf(state);
  const head = (await git.maybe(["symbolic-ref", "--quiet", "HEAD"])) ?? "HEAD";
  if (head !== mainRef && mainRef !== "HEAD") return;
  // If the main branch has no remote, `publishToMain` has already moved it.
  if (state.publication.from === "remote") {
    const moved = await git.maybe(["update-ref", "HEAD", newCommit.commit, state.publication.commit ?? ""]);
    if (moved === undefined) return;
  }
  const files = state.differences.flatMap(({ file, from }) => (from === undefined ? [file] : [from, file]));
  const input = files.map((file) => `${file}\0`).join("");
  await git.maybe(["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], { input });
  await deleteRefs(git, newCommit);
}
