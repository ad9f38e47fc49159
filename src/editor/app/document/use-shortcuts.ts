import { useEffect } from "react";
import type { DocumentHandle } from "./use-document.ts";

/** Ctrl or ⌘ with S saves, with Z takes back, with Shift Z or Y does again; texts and dialogs take back their own. */
export function useShortcuts({ save, dispatch }: DocumentHandle): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const hasOwn = event.target instanceof Element && event.target.closest(".cm-editor, [role=dialog]") !== null;
      const way = hasOwn ? undefined : wayOf(key, event.shiftKey);
      if (key !== "s" && !way) return;
      event.preventDefault();
      if (way) dispatch({ type: way });
      else void save();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [save, dispatch]);
}

function wayOf(key: string, shift: boolean): "undo" | "redo" | undefined {
  if (key === "y" || (key === "z" && shift)) return "redo";
  return key === "z" ? "undo" : undefined;
}
