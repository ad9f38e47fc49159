import { useEffect } from "react";
import type { Person } from "../contract/person.ts";
import { editorApi } from "./editor-api.ts";
import { onContentChange } from "./server-events.ts";

/** Tells the others of a team which document is open; again after a connection was lost. */
export function usePresence(person: Person | undefined, file: string): void {
  const isTeam = person !== undefined;
  useEffect(() => {
    if (!isTeam) return;
    const tell = () => void editorApi.here({ file }).catch(() => {});
    tell();
    return onContentChange((files) => !files && tell());
  }, [isTeam, file]);
}
