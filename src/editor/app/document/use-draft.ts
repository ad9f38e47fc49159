import { useCallback, useEffect, useRef } from "react";
import type { DraftResult } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { editorApi } from "../editor-api.ts";
import { useLatest } from "../use-latest.ts";
import { type DocumentState, isUnsaved } from "./document-state.ts";
import { dropCopy, keepCopy } from "./local-copy.ts";
import { useInTurn } from "./use-in-turn.ts";

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
export function useDraft({ file, state, first, attempt, onDraft }: DraftOptions): () => void {
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
