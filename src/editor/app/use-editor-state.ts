import { useCallback, useEffect, useRef, useState } from "react";
import type { EditorState } from "../contract/protocol.ts";
import { onContentChange, onServerEvent } from "./server-events.ts";
import { expectLogin } from "./connection.ts";
import { firstList } from "./first-requests.ts";
import { editorApi } from "./editor-api.ts";
import { useAttempt } from "./use-request.ts";

/** The time in milliseconds without changes after which the list and the check of all content are requested. */
const PAUSE = 500;

/** Keeps the former `types`, whose content never changes, because new objects would render the form again. */
const withSameTypes = (next: EditorState, before: EditorState | undefined) => ({
  ...next,
  types: before?.types ?? next.types,
});

/** Loads the state of the editor from the server, and updates the state when others change files. */
export function useEditorState() {
  const [state, setState] = useState<EditorState>();
  const { failure, attempt } = useAttempt();
  const [changes, setChanges] = useState(0);
  const timer = useRef(0);
  const take = useCallback(
    (list: Promise<EditorState>) =>
      attempt(async () => {
        const next = await list;
        if (next.person) expectLogin();
        setState((before) => withSameTypes(next, before));
      }),
    [attempt],
  );
  const refresh = useCallback(() => take(editorApi.list({})), [take]);
  const refreshSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void refresh(), PAUSE);
  }, [refresh]);
  useEffect(() => void take(firstList), [take]);
  useEffect(() => {
    const hear = () => {
      setChanges((count) => count + 1);
      refreshSoon();
    };
    return onContentChange(hear);
  }, [refreshSoon]);
  useEffect(() => {
    const alter = (news: Partial<EditorState>) => setState((before) => before && { ...before, ...news });
    const stops = [
      onServerEvent("people", (others) => alter({ others })),
      onServerEvent("requests", ({ count }) => alter({ requests: count })),
      onServerEvent("notes", (notes) => alter({ notes })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  return { state, failure, changes, refresh, refreshSoon };
}
