/**
 * The state of an open document: the content with undo, the saved file, the problems, and conflicts with other
 * versions.
 */
import type { DraftResult, Opened, EditorProblem, SaveResult } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { join, isSame, typedOf } from "./typed-content.ts";
import type { LocalCopy } from "./local-copy.ts";

export interface DocumentState {
  history: History;
  /** The content of the file when the editor last read or wrote the file. */
  saved: Typed;
  /** The revision of the file with the content `saved`. */
  revision: string;
  /** Problems of the document itself, without problems that depend on other documents. */
  problems: readonly EditorProblem[];
  /** The conflicting version; absent without a conflict, and after the person editing has chosen a version. */
  conflict?: OtherVersion;
  /** The author of changes that were merged with the typed content; absent after the next change. */
  joined?: Joined;
}

/** A version of the document that differs from the typed version. */
export interface OtherVersion {
  /** The common ancestor of both versions. */
  base: Typed;
  theirs: Typed;
  /** The current content of the file. */
  disk: Opened;
  /** Whether the other version was typed by the same person in another window, and is not saved. */
  isOwn: boolean;
}

type Joined = Pick<Opened, "by"> & Pick<OtherVersion, "isOwn">;

export type DocumentAction =
  | { type: "change"; change: (now: Typed) => Typed; place: string; time: number }
  | { type: "undo" | "redo" }
  | { type: "draft"; result: DraftResult }
  | { type: "saved"; typed: Typed; result: Exclude<SaveResult, { conflict: Opened }> }
  | { type: "conflict"; opened: Opened }
  | { type: "settle"; typed: Typed; otherVersion: OtherVersion }
  | { type: "reopen"; opened: Opened };

/** Returns the state of a document that was just opened. `copy` is the unsaved content that this browser has stored. */
export function openState(opened: Opened, copy: LocalCopy | undefined): DocumentState {
  const { kept, ...disk } = opened;
  const state = stateOf(disk);
  const own = copy && !isSame(copy.typed, state.saved) ? copy : kept;
  if (!own) return state;
  const { saved, revision } = own;
  const restored = { ...state, history: change(state.history, own.typed, "", 0), saved, revision };
  const isElsewhere = kept?.id && own === copy && kept.id !== copy.known && !isSame(kept.typed, copy.typed);
  if (!isElsewhere) return compareWithFile(restored, disk);
  return mergeOrAsk(restored, { base: kept.saved, theirs: kept.typed, disk, isOwn: true });
}

function stateOf(disk: Opened, history = begin(typedOf(disk))): DocumentState {
  const { revision, problems } = disk;
  return { history, saved: typedOf(disk), revision, problems };
}

export function documentReducer(state: DocumentState, action: DocumentAction): DocumentState {
  const { history } = state;
  switch (action.type) {
    case "change": {
      const { joined: _, ...rest } = state;
      return { ...rest, history: change(history, action.change(history.now), action.place, action.time) };
    }
    case "undo":
      return { ...state, history: undo(history) };
    case "redo":
      return { ...state, history: redo(history) };
    case "draft":
      return { ...state, problems: action.result.problems };
    case "saved": {
      const { conflict: _, ...rest } = state;
      return { ...rest, saved: action.typed, ...action.result };
    }
    case "conflict":
      return compareWithFile(state, action.opened);
    case "settle":
      return settle(state, action.otherVersion, action.typed);
    case "reopen":
      return stateOf(action.opened, change(history, typedOf(action.opened), "", 0));
  }
}

/**
 * Compares the state with the file. If the revision of the file has changed, both versions are merged, or the person
 * editing has to choose.
 */
function compareWithFile(state: DocumentState, disk: Opened): DocumentState {
  const { conflict, ...alone } = state;
  // The two versions by the same person have to be merged first. The file is merged afterwards.
  if (conflict?.isOwn) return { ...state, conflict: { ...conflict, disk } };
  if (disk.revision === state.revision) return conflict ? alone : state;
  return mergeOrAsk(alone, { base: state.saved, theirs: typedOf(disk), disk, isOwn: false });
}

function mergeOrAsk(state: DocumentState, otherVersion: OtherVersion): DocumentState {
  const { now } = state.history;
  const isUntouched = isSame(now, otherVersion.base);
  const { typed, questions } = isUntouched
    ? { typed: otherVersion.theirs, questions: [] }
    : join(otherVersion.base, now, otherVersion.theirs);
  const isJoined = typed !== undefined && questions.length === 0 && otherVersion.disk.revision !== "";
  return isJoined ? settle(state, otherVersion, typed) : { ...state, conflict: otherVersion };
}

/**
 * Makes `typed` the current content, based on the current file. The other version is also merged into each undo step,
 * because undo must revert only what was typed here, and not the changes by others.
 */
function settle(state: DocumentState, otherVersion: OtherVersion, typed: Typed): DocumentState {
  const { conflict: _, ...alone } = state;
  const { base, theirs, disk, isOwn } = otherVersion;
  const back = withEach(state.history, (each) => join(base, each, theirs).typed ?? each);
  const history = isSame(back.now, typed) ? back : change(back, typed, "", 0);
  if (isOwn) return compareWithFile({ ...alone, history, joined: { isOwn } }, disk);
  const wasTyped = !isSame(state.history.now, state.saved);
  return { ...stateOf(disk, history), ...(wasTyped && { joined: { isOwn, ...(disk.by && { by: disk.by }) } }) };
}

/**
 * Whether the person editing has to choose between two versions. A removed file needs no choice, because saving
 * creates the file again.
 */
export const hasConflict = ({ conflict }: DocumentState) =>
  conflict !== undefined && (conflict.isOwn || conflict.disk.revision !== "");
export const revisionToSave = ({ conflict, revision }: DocumentState) =>
  conflict && !conflict.isOwn && conflict.disk.revision === "" ? "" : revision;

export const isUnsaved = ({ history, saved }: DocumentState) => !isSame(history.now, saved);

/** The current content, with undo and redo steps. */
interface History {
  now: Typed;
  past: readonly Typed[];
  future: readonly Typed[];
  /** The place and the time (in milliseconds) of the last change. Quick changes in one place are one undo step. */
  last: { place: string; time: number };
}

/** The maximum time in milliseconds between two changes in one place that form one undo step. */
const TOGETHER = 800;

function begin(now: Typed): History {
  return { now, past: [], future: [], last: { place: "", time: 0 } };
}

function change(history: History, now: Typed, place: string, time: number): History {
  const { last, past } = history;
  const together = past.length > 0 && place === last.place && time - last.time < TOGETHER;
  return { now, past: together ? past : [...past, history.now], future: [], last: { place, time } };
}

function undo(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined ? history : { ...begin(before), past: past.slice(0, -1), future: [now, ...future] };
}

function redo(history: History): History {
  const [after, ...future] = history.future;
  return after === undefined ? history : { ...begin(after), past: [...history.past, history.now], future };
}

/** Returns the history with `instead` applied to every version. */
function withEach({ now, past, future, last }: History, instead: (typed: Typed) => Typed): History {
  return { now: instead(now), past: past.map(instead), future: future.map(instead), last };
}
