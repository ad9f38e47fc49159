import { useEffect } from "react";
import type { DocumentHandle } from "./use-document.ts";

/** Ctrl or ⌘ with S saves, with Z takes back, with Shift Z or Y does again; a Markdown text takes back its own. */
export function useShortcuts({ save, undo, redo }: DocumentHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const inText = event.target instanceof Element && event.target.closest(".cm-editor") !== null;
      const act = key === "s" ? () => void save() : inText ? undefined : wayOf(key, event.shiftKey, undo, redo);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [save, undo, redo]);
}

function wayOf(key: string, shift: boolean, undo: () => void, redo: () => void): (() => void) | undefined {
  if (key === "y" || (key === "z" && shift)) return redo;
  return key === "z" ? undo : undefined;
}
