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
import { useAttempt, useCoalesced } from "../use-request.ts";

export interface DocumentHooks {
  /** Called with the compiler's result for each draft. */
  onDraft: (result: DraftResult) => void;
  /** Called after the file was written. */
  onSaved: () => void;
}

/** Manages an open document: typing, saving, and changes by others. */
export function useDocument(file: string, opened: Opened, { onDraft, onSaved }: DocumentHooks) {
  const [state, dispatch] = useReducer(documentReducer, undefined, () => openState(opened, copyOf(file)));
  const { failure, attempt } = useAttempt();
  const latest = useLatest(state);
  const unsaved = isUnsaved(state);
  const takeDraft = useCallback(
    (result: DraftResult) => {
      // `flushSync` is needed, because publishing reads the problems of the draft immediately afterwards.
      flushSync(() => dispatch({ type: "draft", result }));
      onDraft(result);
    },
    [onDraft],
  );
  const { sendLost, checked } = useDraft({ file, state, first: opened.kept?.id, attempt, onDraft: takeDraft });

  /** Replaces the state with the current file. */
  const reopen = useCallback((now: Opened) => dispatch({ type: "reopen", opened: now }), []);
  const store = useCallback(
    (wanted: Typed) =>
      attempt(async () => {
        const answer = await saveJoined(file, wanted, latest, dispatch);
        if (!answer) return undefined;
        // `flushSync` is needed, because the next save or comparison uses the new revision.
        flushSync(() => dispatch({ type: "saved", ...answer }));
        // A file that was edited as text is opened again, because corrected YAML can be edited as fields.
        if ("text" in answer.typed) reopen(await editorApi.open({ file }));
        onSaved();
        return true;
      }),
    [file, attempt, latest, onSaved, reopen],
  );
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves the document. Resolves to true if the document was saved; false after a conflict, a refusal or a failure. */
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
  /** Called when others may have changed the file. Merges both versions, or asks the person editing to choose. */
  const look = useCallback(async () => {
    // A save that is still running has to finish first, because a change by this page is no conflict.
    await saving.current;
    sendLost();
    const now = await editorApi.open({ file });
    // A removed file without unsaved content is reported by the list of documents.
    if (isUnsaved(latest.current) || now.revision !== "") dispatch({ type: "conflict", opened: now });
  }, [file, latest, sendLost]);
  /** Discards the unsaved content. */
  const discard = useCallback(async () => {
    dropCopy(file);
    const result = await editorApi.discard({ file });
    take(() => latest.current.saved, "");
    onDraft(result);
  }, [file, latest, take, onDraft]);
  return { state, failure, unsaved, dispatch, take, save, discard, look, checked };
}

/** Saves content, merged with changes by others. Resolves to `undefined` if the person editing has to choose. */
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
  /** The ID of the draft that the server had when the document was opened. */
  first: string | undefined;
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  onDraft: (result: DraftResult) => void;
}

/**
 * Stores the typed content in this browser at once, and sends the content to the server, whose response has the
 * problems of the draft. `sendLost` sends the draft again if sending failed; `checked` resolves when the server has
 * answered.
 */
function useDraft({ file, state, first, attempt, onDraft }: DraftOptions) {
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
  const sendInTurn = useCoalesced(send);
  const sending = useRef(Promise.resolve());
  const unsaved = isUnsaved(state);
  const isHeld = state.conflict?.isOwn === true;
  const typed = state.history.now;
  useEffect(() => keep(file, state, known.current), [file, state]);
  const isFirst = useRef(true);
  useEffect(() => {
    // Nothing is sent until a draft is chosen, because the draft from the other window has to stay on the server.
    if (!isHeld && (unsaved || !isFirst.current)) sending.current = sendInTurn(typed);
    isFirst.current = false;
  }, [typed, unsaved, isHeld, sendInTurn]);
  const sendLost = useCallback(() => {
    if (isLost.current) sending.current = sendInTurn(latestRef.current.history.now);
  }, [latestRef, sendInTurn]);
  const checked = useCallback(() => sending.current, []);
  return { sendLost, checked };
}

function keep(file: string, state: DocumentState, known: string | undefined): void {
  if (!isUnsaved(state)) return dropCopy(file);
  const { history, saved, revision, conflict } = state;
  // The draft from another window does not count as known until it has been merged.
  return keepCopy(file, { typed: history.now, saved, revision, ...(known && !conflict?.isOwn && { known }) });
}
