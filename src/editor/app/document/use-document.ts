import { type RefObject, useCallback, useReducer, useRef, useEffect } from "react";
import { flushSync } from "react-dom";
import type { DraftResult, Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { editorApi } from "../editor-api.ts";
import {
  type DocumentAction,
  documentReducer,
  type DocumentState,
  isUnsaved,
  openState,
  revisionToSave,
} from "./document-state.ts";
import { copyOf, dropCopy, keepCopy } from "./local-copy.ts";
import { useLatest } from "../use-latest.ts";
import { useAttempt, useInTurn } from "../use-request.ts";

export interface DocumentHooks {
  /** Hears of every draft that the compiler has read. */
  onDraft: (result: DraftResult) => void;
  /** Hears of it when the file was written. */
  onSaved: () => void;
}

/** A document as it was opened, with what this browser kept of it; typing in it and saving it. */
export function useDocument(file: string, opened: Opened, { onDraft, onSaved }: DocumentHooks) {
  const [state, dispatch] = useReducer(documentReducer, undefined, () => openState(opened, copyOf(file)));
  const { failure, attempt } = useAttempt();
  const latest = useLatest(state);
  const unsaved = isUnsaved(state);
  const takeDraft = useCallback(
    (result: DraftResult) => {
      dispatch({ type: "draft", result });
      onDraft(result);
    },
    [onDraft],
  );
  const sendLost = useDraft({ file, state, first: opened.kept?.id, attempt, onDraft: takeDraft });

  /** The disk as it is now takes the place of what the editor knew of it. */
  const reopen = useCallback((now: Opened) => dispatch({ type: "reopen", opened: now }), []);
  const store = useCallback(
    (wanted: Typed) =>
      attempt(async () => {
        const answer = await saveJoined(file, wanted, latest, dispatch);
        if (!answer) return undefined;
        // Who saves or looks next goes by this revision.
        flushSync(() => dispatch({ type: "saved", ...answer }));
        // A text that was mended has fields again.
        if ("text" in answer.typed) reopen(await editorApi.open({ file }));
        onSaved();
        return true;
      }),
    [file, attempt, latest, onSaved, reopen],
  );
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** Whether it was saved: neither in conflict nor refused. */
  const save = useCallback(
    (wanted: Typed = latest.current.history.now) => {
      const answer = saving.current.then(async () => (await store(wanted)) === true);
      saving.current = answer;
      return answer;
    },
    [latest, store],
  );

  const take = useCallback((alter: (now: Typed) => Typed, place: string) => {
    dispatch({ type: "change", change: alter, place, time: Date.now() });
  }, []);
  /** Others changed the file: it is opened anew, or both versions are shown. */
  const look = useCallback(async () => {
    // A change that this page is making is nobody else's.
    await saving.current;
    sendLost();
    const now = await editorApi.open({ file });
    // Of a file that is gone the list tells.
    if (isUnsaved(latest.current) || now.revision !== "") dispatch({ type: "conflict", opened: now });
  }, [file, latest, sendLost]);
  /** Back to what the file says. */
  const discard = useCallback(async () => {
    dropCopy(file);
    const result = await editorApi.discard({ file });
    take(() => latest.current.saved, "");
    onDraft(result);
  }, [file, latest, take, onDraft]);
  return { state, failure, unsaved, dispatch, take, save, discard, look };
}

/** Joins what others saved meanwhile, until it is saved or the editor has to choose: then `undefined`. */
async function saveJoined(
  file: string,
  typed: Typed,
  latest: RefObject<DocumentState>,
  dispatch: (action: DocumentAction) => void,
): Promise<Omit<DocumentAction & { type: "saved" }, "type"> | undefined> {
  const result = await editorApi.save({ file, typed, revision: revisionToSave(latest.current) });
  if (!("conflict" in result)) return { typed, result };
  flushSync(() => dispatch({ type: "conflict", opened: result.conflict }));
  return latest.current.conflict ? undefined : saveJoined(file, latest.current.history.now, latest, dispatch);
}

export type DocumentHandle = ReturnType<typeof useDocument>;

interface DraftOptions {
  file: string;
  state: DocumentState;
  /** Names what the server had when the document was opened. */
  first: string | undefined;
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  onDraft: (result: DraftResult) => void;
}

/**
 * Keeps what is typed: in this browser at once, and at the server, in whose answer is what the compiler says of it.
 * Returns how to send again what did not get there.
 */
function useDraft({ file, state, first, attempt, onDraft }: DraftOptions): () => void {
  const latestRef = useLatest(state);
  const known = useRef(first);
  const isLost = useRef(false);
  const send = useCallback(
    async (now: Typed) => {
      const { saved, revision } = latestRef.current;
      const result = await attempt(() => editorApi.draft({ file, typed: now, over: { saved, revision } }));
      isLost.current = result === undefined;
      if (!result) return;
      known.current = result.id;
      keep(file, latestRef.current, result.id);
      onDraft(result);
    },
    [file, latestRef, attempt, onDraft],
  );
  const sendInTurn = useInTurn(send);
  const unsaved = isUnsaved(state);
  const isHeld = state.conflict?.isOwn === true;
  const typed = state.history.now;
  useEffect(() => keep(file, state, known.current), [file, state]);
  const isFirst = useRef(true);
  useEffect(() => {
    // What was typed elsewhere stays at the server until somebody chose.
    if (!isHeld && (unsaved || !isFirst.current)) sendInTurn(typed);
    isFirst.current = false;
  }, [typed, unsaved, isHeld, sendInTurn]);
  return useCallback(() => {
    if (isLost.current) sendInTurn(latestRef.current.history.now);
  }, [latestRef, sendInTurn]);
}

function keep(file: string, state: DocumentState, known: string | undefined): void {
  if (!isUnsaved(state)) return dropCopy(file);
  const { history, saved, revision, conflict } = state;
  // What was typed elsewhere is not known before it was joined.
  return keepCopy(file, { typed: history.now, saved, revision, ...(known && !conflict?.isOwn && { known }) });
}
