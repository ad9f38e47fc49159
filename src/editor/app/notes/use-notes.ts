/** The notes of a team on the open document. */
import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import type { Note } from "../../contract/team.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange, onServerEvent } from "../server-events.ts";

/** The notes on the open document; `undefined` without a team. */
export const NotesContext = createContext<DocumentNotes | undefined>(undefined);

export interface DocumentNotes {
  file: string;
  notes: readonly Note[];
}

export const isOpen = ({ resolvedBy }: Note) => resolvedBy === undefined;

/** Loads the notes on a document, and loads them again after changes by others. */
export function useNotes(file: string, isTeam: boolean): DocumentNotes | undefined {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  // A failure is ignored, because the editor reports a lost connection, and because the notes are loaded again when the
  // connection returns.
  const load = useCallback(
    () =>
      void editorApi.notes({ file }).then(
        (answer) => setNotes(answer.notes),
        () => {},
      ),
    [file],
  );
  useEffect(() => {
    if (!isTeam) return;
    load();
    const unsubscribers = [onServerEvent("notes", load), onContentChange((files) => !files && load())];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [isTeam, load]);
  // The result is memoized, because every field renders when the result changes.
  return useMemo(() => (isTeam ? { file, notes } : undefined), [isTeam, file, notes]);
}
