/**
 * Publishes («Publicar»): commits the chosen changes on top of the last publication, and pushes the commit to the main
 * branch.
 */
import type { Published, Refusal, Waiting } from "../../contract/git.ts";
import type { Author, Request } from "../../contract/requests.ts";
import { hasAuthor, keepAuthor, GitError, type Git, isUnfinished, type Place } from "./command.ts";
import { commitChanges, type NewCommit, type Compile, refuseIncomplete } from "./publication-commit.ts";
import { readState, type State } from "./differences.ts";
import { onlyChosen, groupChanges, refuseChanged, type WhatStays, withoutHeld, withoutUnused } from "./changes.ts";
import { forget, forgetUnfinished } from "./sent-publications.ts";
import { mergeChanges } from "./merge.ts";
import { lastPublication, remoteOf, tryFetch, withoutQuestions } from "./publication.ts";
import { CONFLICTS, isNotAccepted, REFUSALS, trouble } from "./refusals.ts";
import { type Scratch, withScratch } from "./trees.ts";

export interface PublishOptions extends WhatStays {
  /** Day for the name of a branch: `2026-11-22`. */
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

type Asked = Request<"publish">;

/** Maximum number of attempts. An attempt fails if somebody else publishes meanwhile. */
const TRIES = 3;

/** Publishes the requested changes. Resolves to the publication, or to the reason why nothing was published. */
export async function publish(
  place: Place,
  request: Asked,
  options: PublishOptions,
): Promise<PublishedInGit | Refusal> {
  const asked = { ...request, sentence: request.sentence.replace(/[\s\p{Cc}]+/gu, " ").trim() };
  const refused =
    refuseEmptyRequest(asked) ??
    ((await isUnfinished(place)) ? REFUSALS.unfinished : await authorRefusal(place, asked.author));
  if (refused) return refused;
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await publishOnce(place, asked, options);
    if (outcome !== "raced") return outcome;
  }
  return REFUSALS.raced;
}

/** Returns a refusal for a request without a sentence or without documents. */
export function refuseEmptyRequest({ sentence, only }: Pick<Asked, "sentence" | "only">): Refusal | undefined {
  if (only?.length === 0) return REFUSALS.unchosen;
  return sentence.trim() ? undefined : REFUSALS.sentence;
}

async function authorRefusal({ git }: Place, author: Author | undefined): Promise<Refusal | undefined> {
  if (await hasAuthor(git)) return undefined;
  if (!author) return REFUSALS.author;
  return (await keepAuthor(git, author)) ? undefined : REFUSALS.badAuthor;
}

async function publishOnce(
  place: Place,
  asked: Asked,
  options: PublishOptions,
): Promise<PublishedInGit | Refusal | "raced"> {
  const { git } = place;
  const remote = await remoteOf(git);
  const unreachable = remote && (await tryFetch(git, remote, options.timeLimit));
  // Unfinished publications are dropped only after a fetch, because only the remote knows whether the push of a killed
  // process reached it.
  if (!unreachable) await forgetUnfinished(git, await lastPublication(git));
  return withScratch(place, { keep: true }, async (scratch) => {
    const [read, isUnused, held] = await Promise.all([readState(scratch), options.unused(), options.held()]);
    // The unreachable remote is reported only after the reading above, because that reading may throw an error of this
    // computer, which is more important.
    if (unreachable) return { reason: "unavailable", refusal: trouble(unreachable) };
    const { state: found } = withoutUnused(read, isUnused);
    const free = withoutHeld(found, held);
    if (free.differences.length === 0 && found.differences.length > 0) return REFUSALS.held;
    const changed = refuseChanged(groupChanges(found, held), asked.only);
    if (changed && found.differences.length > 0) return changed;
    const { state, left } = asked.only ? onlyChosen(free, asked.only) : { state: free, left: [] };
    const made = await prepare(scratch, state, { place, asked, left, options });
    if (made === "raced" || "refusal" in made) return made;
    return deliver(place, { made, state, remote, timeLimit: options.timeLimit });
  });
}

interface Preparing {
  place: Place;
  asked: Asked;
  /** Documents whose changes were not chosen. */
  left: readonly string[];
  options: PublishOptions;
}

async function prepare(scratch: Scratch, state: State, preparing: Preparing): Promise<NewCommit | Refusal | "raced"> {
  const { place, asked, left, options } = preparing;
  const { publication, differences } = state;
  if (!publication.commit) return REFUSALS.empty;
  if (differences.every(({ waiting }) => waiting)) return differences.length > 0 ? REFUSALS.waiting : REFUSALS.nothing;
  const { edits, conflicts } = await mergeChanges(scratch, state, asked.choices ?? []);
  if (conflicts.length > 0) return { ...CONFLICTS, conflicts };
  const made = await commitChanges(scratch, {
    prefix: place.prefix,
    state,
    edits,
    sentence: asked.sentence,
    day: options.today(),
    refuse: (tree) => refuseIncomplete(scratch, tree, { place, state, compile: options.compile, left }),
  });
  return made === "nothing" ? REFUSALS.onlyTheirs : made;
}

interface Delivery {
  made: NewCommit;
  state: State;
  remote: string | undefined;
  timeLimit: number;
}

async function deliver({ git }: Place, delivery: Delivery): Promise<PublishedInGit | Refusal | "raced"> {
  const { made, state, remote } = delivery;
  const { sentence } = made;
  const failure = await toMain(git, delivery);
  if (!failure) {
    await follow(git, made, state);
    return { sentence, where: remote ? "remote" : "here" };
  }
  const waiting =
    failure !== "raced" && remote && isNotAccepted(failure) ? await toOwnBranch(git, delivery) : undefined;
  if (waiting) return { sentence, where: "remote", waiting };
  await forget(git, made);
  return failure === "raced" ? failure : { reason: "unavailable", refusal: trouble(failure) };
}

const nameOf = ({ publication: { branch } }: State) => (branch ? `refs/heads/${branch}` : "HEAD");

async function toMain(git: Git, { made, state, remote, timeLimit }: Delivery): Promise<GitError | "raced" | undefined> {
  try {
    if (remote) await push(git, { remote, timeLimit, refspec: `${made.commit}:${nameOf(state)}` });
    else await git.bytes(["update-ref", nameOf(state), made.commit, state.publication.commit ?? ""]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return !remote || RACED.test(error.stderr) ? "raced" : error;
  }
}

const RACED = /non-fast-forward|fetch first|stale info|cannot lock ref|incorrect old value|failed to update ref/i;

/** Pushes the publication to a branch of its own. Resolves to `undefined` if the remote refuses this branch as well. */
async function toOwnBranch(git: Git, { made, remote = "", timeLimit }: Delivery): Promise<Waiting | undefined> {
  const { branch, sentence, commit } = made;
  try {
    const answer = await push(git, { remote, timeLimit, refspec: `${commit}:refs/heads/${branch}` });
    const [, link = ""] = LINK.exec(answer) ?? [];
    const note = await git.text(["hash-object", "-w", "--stdin"], { input: link });
    await git.bytes(["update-ref", made.waiting, note]);
    return { branch, sentence, link };
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** Matches the URL of the page for a merge request, which hosts print: https://docs.gitlab.com/topics/git/commit/ */
const LINK = /^remote:\s+(https?:\/\/\S+)/m;

/**
 * Pushes without force, because commits of others must never be replaced. The hook `pre-push` runs, because Git LFS
 * uses this hook to upload large files. Resolves to Git's messages in stderr.
 */
async function push(git: Git, { remote, refspec, timeLimit }: { remote: string; refspec: string; timeLimit: number }) {
  const only = ["--no-follow-tags", "--recurse-submodules=no"];
  return git.stderr(["push", ...only, "--", remote, refspec], { timeLimit, env: await withoutQuestions(git) });
}

/**
 * Moves the checked out branch to the new commit if the branch is the main one, because published files would otherwise
 * count as changed.
 */
async function follow(git: Git, made: NewCommit, state: State): Promise<void> {
  const name = nameOf(state);
  const head = (await git.maybe(["symbolic-ref", "--quiet", "HEAD"])) ?? "HEAD";
  if (head !== name && name !== "HEAD") return;
  // Only a branch with a remote is moved here, because `toMain` has already updated a branch without one.
  if (state.publication.from === "remote") {
    const moved = await git.maybe(["update-ref", "HEAD", made.commit, state.publication.commit ?? ""]);
    if (moved === undefined) return;
  }
  const files = state.differences.flatMap(({ file, from }) => (from === undefined ? [file] : [from, file]));
  const input = files.map((file) => `${file}\0`).join("");
  await git.maybe(["reset", "--quiet", "--pathspec-from-file=-", "--pathspec-file-nul"], { input });
  await forget(git, made);
}
