/**
 * The state of an open document: the content with undo, the saved file, the problems, and conflicts with other
 * versions.
 */
import type { DraftResult, Opened, EditorProblem, SaveResult } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { mergeVersions, isSame, typedOf } from "./typed-content.ts";
import type { LocalCopy } from "./local-copy.ts";

export interface DocumentState {
  history: History;
  /** The content of the file when the editor last read or wrote it. */
  saved: Typed;
  /** The revision of the file with the content `saved`. */
  revision: string;
  /** Problems of the document itself, without problems that depend on other documents. */
  problems: readonly EditorProblem[];
  /** The conflicting version; absent without a conflict, and after the person editing has chosen a version. */
  conflict?: OtherVersion;
  /** Who made the changes that were merged with the typed content; absent after the next change. */
  mergeInfo?: MergeInfo;
}

/** A version of the document that differs from the typed version. */
export interface OtherVersion {
  /** The common ancestor of both versions. */
  base: Typed;
  theirs: Typed;
  /** The current content of the file. */
  disk: Opened;
  /** Whether the other version is unsaved content that the same person typed in another window. */
  isOwn: boolean;
}

type MergeInfo = Pick<Opened, "by"> & Pick<OtherVersion, "isOwn">;

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
  const { kept: serverDraft, ...disk } = opened;
  const state = stateOf(disk);
  const draft = copy && !isSame(copy.typed, state.saved) ? copy : serverDraft;
  if (!draft) return state;
  const { saved, revision } = draft;
  const restored = { ...state, history: addChange(state.history, draft.typed, "", 0), saved, revision };
  const isElsewhere =
    serverDraft?.id && draft === copy && serverDraft.id !== copy.known && !isSame(serverDraft.typed, copy.typed);
  if (!isElsewhere) return compareWithFile(restored, disk);
  return mergeOrAsk(restored, { base: serverDraft.saved, theirs: serverDraft.typed, disk, isOwn: true });
}

function stateOf(disk: Opened, history = createHistory(typedOf(disk))): DocumentState {
  const { revision, problems } = disk;
  return { history, saved: typedOf(disk), revision, problems };
}

export function documentReducer(state: DocumentState, action: DocumentAction): DocumentState {
  const { history } = state;
  switch (action.type) {
    case "change": {
      const { mergeInfo: _, ...rest } = state;
      return { ...rest, history: addChange(history, action.change(history.present), action.place, action.time) };
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
      return stateOf(action.opened, addChange(history, typedOf(action.opened), "", 0));
  }
}

/**
 * Compares the state with the file. If the revision of the file has changed, both versions are merged, or the person
 * editing has to choose.
 */
function compareWithFile(state: DocumentState, disk: Opened): DocumentState {
  const { conflict, ...withoutConflict } = state;
  // The version from the same person's other window has to be merged first. The file is merged afterwards, so only
  // `disk` changes now.
  if (conflict?.isOwn) return { ...state, conflict: { ...conflict, disk } };
  if (disk.revision === state.revision) return conflict ? withoutConflict : state;
  return mergeOrAsk(withoutConflict, { base: state.saved, theirs: typedOf(disk), disk, isOwn: false });
}

function mergeOrAsk(state: DocumentState, otherVersion: OtherVersion): DocumentState {
  const { present } = state.history;
  const isUntouched = isSame(present, otherVersion.base);
  const { typed, questions } = isUntouched
    ? { typed: otherVersion.theirs, questions: [] }
    : mergeVersions(otherVersion.base, present, otherVersion.theirs);
  const isMerged = typed !== undefined && questions.length === 0 && otherVersion.disk.revision !== "";
  return isMerged ? settle(state, otherVersion, typed) : { ...state, conflict: otherVersion };
}

/**
 * Makes `typed` the current content, based on the current file. The other version is also merged into each undo step,
 * so that undo reverts only what was typed here, and not the changes by others.
 */
function settle(state: DocumentState, otherVersion: OtherVersion, typed: Typed): DocumentState {
  const { conflict: _, ...withoutConflict } = state;
  const { base, theirs, disk, isOwn } = otherVersion;
  const rebased = mapHistory(state.history, (each) => mergeVersions(base, each, theirs).typed ?? each);
  const history = isSame(rebased.present, typed) ? rebased : addChange(rebased, typed, "", 0);
  if (isOwn) return compareWithFile({ ...withoutConflict, history, mergeInfo: { isOwn } }, disk);
  const hadUnsaved = !isSame(state.history.present, state.saved);
  return { ...stateOf(disk, history), ...(hadUnsaved && { mergeInfo: { isOwn, ...(disk.by && { by: disk.by }) } }) };
}

/**
 * Whether the person editing has to choose between two versions. A removed file needs no choice, because saving
 * creates the file again.
 */
export const hasConflict = ({ conflict }: DocumentState) =>
  conflict !== undefined && (conflict.isOwn || conflict.disk.revision !== "");
export const revisionToSave = ({ conflict, revision }: DocumentState) =>
  conflict && !conflict.isOwn && conflict.disk.revision === "" ? "" : revision;

export const isUnsaved = ({ history, saved }: DocumentState) => !isSame(history.present, saved);

/** The current content, with undo and redo steps. */
interface History {
  present: Typed;
  past: readonly Typed[];
  future: readonly Typed[];
  /**
   * The place and the time (in milliseconds) of the last change. Quick changes in one place are one undo step. A change
   * without a place is a step of its own.
   */
  last: { place: string; time: number };
}

/** The maximum time in milliseconds between two changes in one place that form one undo step. */
const STEP_WINDOW = 800;

function createHistory(present: Typed): History {
  return { present, past: [], future: [], last: { place: "", time: 0 } };
}

function addChange(history: History, present: Typed, place: string, time: number): History {
  const { last, past } = history;
  const isSamePlace = place !== "" && place === last.place;
  const isSameStep = past.length > 0 && isSamePlace && time - last.time < STEP_WINDOW;
  return { present, past: isSameStep ? past : [...past, history.present], future: [], last: { place, time } };
}

function undo(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { ...createHistory(before), past: past.slice(0, -1), future: [present, ...future] };
}

function redo(history: History): History {
  const [after, ...future] = history.future;
  return after === undefined ? history : { ...createHistory(after), past: [...history.past, history.present], future };
}

/** Returns the history with `transform` applied to every version. */
function mapHistory({ present, past, future, last }: History, transform: (typed: Typed) => Typed): History {
  return { present: transform(present), past: past.map(transform), future: future.map(transform), last };
}
