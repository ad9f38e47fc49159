import { useEffect } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import { revealOnceDrawn } from "../form/reveal-field.ts";
import { revealLine } from "./document-text.tsx";

/** A field of a document, and the line where that is edited as a text. */
export type Sought = Pick<EditorProblem, "file" | "field" | "line">;

/** Leads to a field for which somebody pressed elsewhere, perhaps before its document was open. */
export function useSought(hasForm: boolean, sought: Sought | undefined, onReached: () => void): void {
  useEffect(() => {
    if (!sought) return undefined;
    if (hasForm) return revealOnceDrawn(sought.field, onReached);
    revealLine(sought.line);
    return onReached();
  }, [hasForm, sought, onReached]);
}
