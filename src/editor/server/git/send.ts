import { hasAuthor, keepAuthor } from "./author.ts";
import { commitChanges } from "./commit.ts";
import { type Compile, refuseIncomplete } from "./complete.ts";
import { readState, type State } from "./differences.ts";
import { chosenOf, groupChanges, refuseChanged, withoutHeld } from "./documents.ts";
import { mergeChanges } from "./merge.ts";
import { isUnfinished, type Place } from "./place.ts";
import type { Refusal, Sent } from "../../contract/git.ts";
import type { Request } from "../../contract/requests.ts";
import type { Author } from "../../contract/requests.ts";
import { remoteOf, tryFetch } from "./publication.ts";
import { describeSent, push, type Remote, type Sending as Made } from "./push.ts";
import { type Scratch, withScratch } from "./scratch.ts";
import { type IsUnused, withoutUnused } from "./unused.ts";
import { CONFLICTS, REFUSALS } from "./refusals.ts";

export interface SendOptions {
  /** The day in the name of the branch: `2026-11-22`. */
  today: () => string;
  /** Files, by path from the content folder: the changes of their documents stay where they are. */
  held: () => Promise<ReadonlySet<string>>;
  /** New ones among these are not sent. */
  unused: () => Promise<IsUnused>;
  /** What is wrong in another content folder. */
  compile: Compile;
  /** For each thing asked of the remote, in milliseconds. */
  timeLimit: number;
}

/** Commits what has changed to a branch of its own and pushes it where there is a remote; or says why not. */
export function send(place: Place, sending: Request<"send">, options: SendOptions): Promise<Sent | Refusal> {
  return withCommit(place, sending, options, async ({ made, state, remote }) => {
    const trouble = remote && (await push(place.git, made, remote));
    const pushed = remote !== undefined && trouble === undefined;
    const sent = await describeSent(place.git, made, { pushed, publication: state.publication, remote: remote?.name });
    return { ...sent, ...(trouble && { trouble }) };
  });
}

/** What was put together: the commit, over what, and where it is going. */
export interface Committed {
  made: Made;
  state: State;
  remote: Remote | undefined;
}

/** Commits what has changed to a branch of its own, which `deliver` brings where it belongs; or says why not. */
export async function withCommit<Result>(
  place: Place,
  sending: Request<"send">,
  options: SendOptions,
  deliver: (committed: Committed) => Promise<Result>,
): Promise<Result | Refusal> {
  const sentence = sending.sentence.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const refused =
    refuseUnsaid({ ...sending, sentence }) ??
    ((await isUnfinished(place)) ? REFUSALS.unfinished : await authorRefusal(place, sending.author));
  if (refused) return refused;
  const remote = await reach(place, options.timeLimit);
  return withScratch(place, { keep: true }, async (scratch) => {
    const [read, isUnused, held] = await Promise.all([readState(scratch), options.unused(), options.held()]);
    const { state: found } = withoutUnused(read, isUnused);
    const sendable = withoutHeld(found, held);
    if (sendable.differences.length === 0 && found.differences.length > 0) return REFUSALS.held;
    const changed = refuseChanged(groupChanges(found, held), sending.only);
    if (changed && found.differences.length > 0) return changed;
    const { state, left } = sending.only ? chosenOf(sendable, sending.only) : { state: sendable, left: [] };
    const made = await make(scratch, state, {
      place,
      remote,
      sending: { ...sending, sentence },
      day: options.today(),
      compile: options.compile,
      left,
    });
    return "refusal" in made ? made : deliver({ made, state, remote });
  });
}

/** What whoever sends or asks has to say. */
export function refuseUnsaid({ sentence, only }: Pick<Request<"send">, "sentence" | "only">): Refusal | undefined {
  if (only?.length === 0) return REFUSALS.unchosen;
  return sentence.trim() ? undefined : REFUSALS.sentence;
}

async function authorRefusal({ git }: Place, author: Author | undefined): Promise<Refusal | undefined> {
  if (await hasAuthor(git)) return undefined;
  if (!author) return REFUSALS.author;
  return (await keepAuthor(git, author)) ? undefined : REFUSALS.badAuthor;
}

/** What the remote has is fetched first. Without a connection, what was known counts, and the push waits. */
async function reach({ git }: Place, timeLimit: number): Promise<Remote | undefined> {
  const name = await remoteOf(git);
  if (!name) return undefined;
  const unreachable = await tryFetch(git, name, timeLimit);
  return { name, timeLimit, ...(unreachable && { unreachable }) };
}

interface Making {
  place: Place;
  remote: Remote | undefined;
  sending: Request<"send">;
  day: string;
  compile: Compile;
  /** Documents whose changes are not sent, though they could be. */
  left: readonly string[];
}

/** A new branch; the last one, if it has not been pushed and nothing has changed since. */
async function make(scratch: Scratch, state: State, making: Making): Promise<Made | Refusal> {
  const { place, remote, sending, day, compile, left } = making;
  if (!state.publication.commit) return REFUSALS.empty;
  if (state.differences.every(({ waiting }) => waiting)) return unsent(state, remote);
  const { edits, conflicts } = await mergeChanges(scratch, state, sending.choices ?? []);
  if (conflicts.length > 0) return { ...CONFLICTS, conflicts };
  const made = await commitChanges(scratch, {
    prefix: place.prefix,
    state,
    edits,
    sentence: sending.sentence,
    day,
    refuse: (tree) => refuseIncomplete(scratch, tree, { place, state, compile, left }),
  });
  if (made === "nothing") return REFUSALS.onlyTheirs;
  return made === "raced" ? REFUSALS.raced : made;
}

function unsent({ differences, earlier }: State, remote: Remote | undefined): Made | Refusal {
  if (differences.length === 0) return REFUSALS.nothing;
  const last = earlier.find(({ isPublished }) => !isPublished);
  return remote && last && !last.isPushed ? last : REFUSALS.waiting;
}
