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
import { loadCopy, dropCopy, storeCopy } from "./local-copy.ts";
import { useLatest } from "../use-latest.ts";
import { useAttempt, useCoalesced } from "../use-request.ts";

export interface DocumentCallbacks {
  /** Called with the compiler's result for each draft. */
  onDraft: (result: DraftResult) => void;
  onSaved: () => void;
}

/** Manages an open document: typing, saving, and changes by others. */
export function useDocument(file: string, opened: Opened, { onDraft, onSaved }: DocumentCallbacks) {
  const [state, dispatch] = useReducer(documentReducer, undefined, () => openState(opened, loadCopy(file)));
  const { failure, attempt } = useAttempt();
  const latest = useLatest(state);
  const unsaved = isUnsaved(state);
  const handleDraft = useCallback(
    (result: DraftResult) => {
      // `flushSync` is needed, because publishing reads the problems of the draft immediately afterwards.
      flushSync(() => dispatch({ type: "draft", result }));
      onDraft(result);
    },
    [onDraft],
  );
  const { resendFailed, waitForCheck } = useDraft({
    file,
    state,
    firstDraftId: opened.kept?.id,
    attempt,
    onDraft: handleDraft,
  });

  /** Replaces the state with the current file. */
  const reopen = useCallback((now: Opened) => dispatch({ type: "reopen", opened: now }), []);
  const store = useCallback(
    (content: Typed) =>
      attempt(async () => {
        const saved = await saveMerged(file, content, latest, dispatch);
        if (!saved) return undefined;
        // `flushSync` is needed, because the next save or comparison uses the new revision.
        flushSync(() => dispatch({ type: "saved", ...saved }));
        // A file that was edited as text is opened again, because corrected YAML can be edited as fields.
        if ("text" in saved.typed) reopen(await editorApi.open({ file }));
        onSaved();
        return true;
      }),
    [file, attempt, latest, onSaved, reopen],
  );
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves the document. Resolves to true if the document was saved; false after a conflict, a refusal or a failure. */
  const save = useCallback(
    (content: Typed = latest.current.history.present) => {
      const nextSave = saving.current.then(async () => (await store(content)) === true);
      saving.current = nextSave;
      return nextSave;
    },
    [latest, store],
  );

  const edit = useCallback((alter: (now: Typed) => Typed, place: string) => {
    dispatch({ type: "change", change: alter, place, time: Date.now() });
  }, []);
  /** Called when others may have changed the file. Merges both versions, or asks the person editing to choose. */
  const checkForChanges = useCallback(async () => {
    // A save that is still running has to finish first, because this page's own change is no conflict.
    await saving.current;
    resendFailed();
    const disk = await editorApi.open({ file });
    // If the file was removed and nothing is unsaved, the list of documents reports the removal.
    if (isUnsaved(latest.current) || disk.revision !== "") dispatch({ type: "conflict", opened: disk });
  }, [file, latest, resendFailed]);
  const discard = useCallback(
    () =>
      attempt(async () => {
        const result = await editorApi.discard({ file });
        dropCopy(file);
        edit(() => latest.current.saved, "");
        onDraft(result);
      }),
    [file, attempt, latest, edit, onDraft],
  );
  return { state, failure, unsaved, dispatch, edit, save, discard, checkForChanges, waitForCheck };
}

/** Saves content, after merging changes by others. Resolves to `undefined` if the person editing has to choose. */
async function saveMerged(
  file: string,
  typed: Typed,
  latest: RefObject<DocumentState>,
  dispatch: (action: DocumentAction) => void,
): Promise<Omit<DocumentAction & { type: "saved" }, "type"> | undefined> {
  const { conflict } = latest.current;
  if (conflict?.isOwn) {
    // The file is not written, because saving would drop the other version. A new object for `opened` makes the notice
    // scroll into view.
    dispatch({ type: "conflict", opened: { ...conflict.disk } });
    return undefined;
  }
  const result = await editorApi.save({ file, typed, revision: revisionToSave(latest.current) });
  if (!("conflict" in result)) return { typed, result };
  flushSync(() => dispatch({ type: "conflict", opened: result.conflict }));
  return latest.current.conflict ? undefined : saveMerged(file, latest.current.history.present, latest, dispatch);
}

export type DocumentHandle = ReturnType<typeof useDocument>;

interface DraftOptions {
  file: string;
  state: DocumentState;
  /** The ID of the draft that the server had when the document was opened. */
  firstDraftId: string | undefined;
  attempt: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  onDraft: (result: DraftResult) => void;
}

/**
 * Stores the typed content in this browser at once, and sends the content to the server, whose response has the
 * problems of the draft. `resendFailed` sends the draft again if sending failed; `waitForCheck` resolves when the
 * server has responded.
 */
function useDraft({ file, state, firstDraftId, attempt, onDraft }: DraftOptions) {
  const latest = useLatest(state);
  const draftIdRef = useRef(firstDraftId);
  const hasFailed = useRef(false);
  const send = useCallback(
    async (now: Typed) => {
      const { saved, revision } = latest.current;
      const result = await attempt(() => editorApi.draft({ file, typed: now, over: { saved, revision } }));
      hasFailed.current = result === undefined;
      if (!result) return;
      draftIdRef.current = result.id;
      storeOrDropCopy(file, latest.current, result.id);
      onDraft(result);
    },
    [file, latest, attempt, onDraft],
  );
  const sendInTurn = useCoalesced(send);
  const sending = useRef(Promise.resolve());
  const unsaved = isUnsaved(state);
  const isChoicePending = state.conflict?.isOwn === true;
  const typed = state.history.present;
  useEffect(() => storeOrDropCopy(file, state, draftIdRef.current), [file, state]);
  const isFirst = useRef(true);
  useEffect(() => {
    // While a choice between two drafts is pending, nothing is sent, because the server has to keep the other draft.
    if (!isChoicePending && (unsaved || !isFirst.current)) sending.current = sendInTurn(typed);
    isFirst.current = false;
  }, [typed, unsaved, isChoicePending, sendInTurn]);
  const resendFailed = useCallback(() => {
    if (hasFailed.current) sending.current = sendInTurn(latest.current.history.present);
  }, [latest, sendInTurn]);
  const waitForCheck = useCallback(() => sending.current, []);
  return { resendFailed, waitForCheck };
}

function storeOrDropCopy(file: string, state: DocumentState, draftId: string | undefined): void {
  if (!isUnsaved(state)) return dropCopy(file);
  const { history, saved, revision, conflict } = state;
  // A draft that was typed in another window is not recorded as known before it has been merged.
  return storeCopy(file, {
    typed: history.present,
    saved,
    revision,
    ...(draftId && !conflict?.isOwn && { known: draftId }),
  });
}
