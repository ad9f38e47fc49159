/** A document in the form: what it says, what the file said when it was opened, and what came of both. */
import type { DraftResult, Opened, EditorProblem, SaveResult } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { begin, change, type History, redo, undo } from "./history.ts";
import type { LocalCopy } from "./local-copy.ts";
import { isSame, typedOf } from "./typed.ts";

export interface DocumentState {
  history: History;
  /** What the file says, as far as the editor knows. */
  saved: Typed;
  /** Of the file that was opened. */
  revision: string;
  /** What is wrong in the document by itself. */
  problems: readonly EditorProblem[];
  /** Lines that saving would change. */
  lines: number;
  /** The file as others changed it meanwhile; or, where `disk` is there, what the same person typed elsewhere. */
  conflict?: Opened;
  disk?: Opened;
}

export type DocumentAction =
  | { type: "change"; change: (now: Typed) => Typed; place: string; time: number }
  | { type: "undo" | "redo" }
  | { type: "draft"; result: DraftResult }
  | { type: "saved"; typed: Typed; result: Exclude<SaveResult, { conflict: Opened }> }
  | { type: "conflict"; opened: Opened }
  | { type: "settle"; typed: Typed; opened: Opened };

/** `copy`: what this browser kept of it. */
export function openState(opened: Opened, copy: LocalCopy | undefined): DocumentState {
  const { kept, ...disk } = opened;
  const saved = typedOf(disk);
  const state: DocumentState = {
    history: begin(saved),
    saved,
    revision: opened.revision,
    problems: opened.problems,
    lines: 0,
  };
  const own = copy && !isSame(copy.typed, saved) ? copy : kept;
  if (!own) return state;
  const restored = { ...state, history: change(state.history, own.typed, "", 0) };
  const isElsewhere = kept && own === copy && kept.id !== copy.known && !isSame(kept.typed, copy.typed);
  if (isElsewhere) return { ...restored, conflict: asOpened(kept.typed, disk), disk };
  if (own.revision === disk.revision) return restored;
  return { ...restored, saved: own.saved, revision: own.revision, conflict: disk };
}

const asOpened = (typed: Typed, { revision, problems, text }: Opened): Opened => ({
  text,
  ...typed,
  revision,
  problems,
});

export function documentReducer(state: DocumentState, action: DocumentAction): DocumentState {
  const { history } = state;
  switch (action.type) {
    case "change":
      return { ...state, history: change(history, action.change(history.now), action.place, action.time) };
    case "undo":
      return { ...state, history: undo(history) };
    case "redo":
      return { ...state, history: redo(history) };
    case "draft":
      return { ...state, problems: action.result.problems, lines: action.result.lines };
    case "saved":
      return { history, saved: action.typed, ...action.result, lines: 0 };
    case "conflict":
      return meet(state, action.opened);
    case "settle":
      return settle(state, action.typed, action.opened);
  }
}

/** Nothing is in conflict with a file that is what it was when it was opened. */
function meet(state: DocumentState, opened: Opened): DocumentState {
  // First one's own versions become one.
  if (state.disk) return { ...state, disk: opened };
  if (opened.revision !== state.revision) return { ...state, conflict: opened };
  const { conflict, ...alone } = state;
  return conflict ? alone : state;
}

/** What the editor chose of two versions stands over the file as it is now. */
function settle({ history, disk }: DocumentState, typed: Typed, opened: Opened): DocumentState {
  const over = disk ?? opened;
  const { problems, revision } = over;
  return { history: change(history, typed, "", 0), saved: typedOf(over), revision, problems, lines: 0 };
}

/** Over a file that is gone nothing has to be chosen: saving brings it back. */
export const isContested = ({ conflict }: DocumentState) => conflict !== undefined && conflict.revision !== "";
export const revisionToSave = (state: DocumentState) =>
  isContested(state) ? state.revision : (state.conflict ?? state).revision;

export const isUnsaved = ({ history, saved }: DocumentState) => !isSame(history.now, saved);
