/** What a team noted at the document that is open. */
import { createContext, useCallback, useEffect, useMemo, useState } from "react";
import type { Note } from "../../contract/notes.ts";
import { editorApi } from "../editor-api.ts";
import { onContentChange, onServerEvent } from "../server-events.ts";

/** Absent where nobody else could read one. */
export const NotesContext = createContext<DocumentNotes | undefined>(undefined);

export interface DocumentNotes {
  file: string;
  notes: readonly Note[];
}

export const isOpen = ({ resolvedBy }: Note) => resolvedBy === undefined;

/** As they are now, also while others write. */
export function useNotes(file: string, isTeam: boolean): DocumentNotes | undefined {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  // Where the server does not answer, the editor says so, and this is asked again with the connection.
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
    const stops = [onServerEvent("notes", load), onContentChange((files) => !files && load())];
    return () => stops.forEach((stop) => stop());
  }, [isTeam, load]);
  // Every field hears of a change.
  return useMemo(() => (isTeam ? { file, notes } : undefined), [isTeam, file, notes]);
}
