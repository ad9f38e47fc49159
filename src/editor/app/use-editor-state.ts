import { useCallback, useEffect, useRef, useState } from "react";
import type { EditorState } from "../contract/protocol.ts";
import { onContentChange, onServerEvent } from "./server-events.ts";
import { expectLogin } from "./connection.ts";
import { firstList } from "./first-requests.ts";
import { editorApi } from "./editor-api.ts";
import { useAttempt } from "./use-request.ts";

/** Milliseconds without another change after which the list and the problems of all content are requested again. */
const PAUSE = 500;

/** Reuses `types` that have not changed, because a new object would make the form render again. */
const withSameTypes = (next: EditorState, before: EditorState = next): EditorState => ({
  ...next,
  types: JSON.stringify(before.types) === JSON.stringify(next.types) ? before.types : next.types,
});

/** Loads the state of the editor from the server, and updates the state when somebody else changes content. */
export function useEditorState() {
  const [state, setState] = useState<EditorState>();
  const { failure, attempt } = useAttempt();
  const [changeCount, setChangeCount] = useState(0);
  const timer = useRef(0);
  const load = useCallback(
    (request: Promise<EditorState>) =>
      attempt(async () => {
        const next = await request;
        if (next.person) expectLogin();
        setState((before) => withSameTypes(next, before));
      }),
    [attempt],
  );
  const refresh = useCallback(() => load(editorApi.list({})), [load]);
  const refreshSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void refresh(), PAUSE);
  }, [refresh]);
  useEffect(() => void load(firstList), [load]);
  useEffect(() => {
    const handleChange = () => {
      setChangeCount((count) => count + 1);
      refreshSoon();
    };
    return onContentChange(handleChange);
  }, [refreshSoon]);
  useEffect(() => {
    const update = (patch: Partial<EditorState>) => setState((before) => before && { ...before, ...patch });
    const unsubscribers = [
      onServerEvent("people", (others) => update({ others })),
      onServerEvent("requests", ({ count }) => update({ requests: count })),
      onServerEvent("notes", (notes) => update({ notes })),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, []);
  return { state, failure, changeCount, refresh, refreshSoon };
}
