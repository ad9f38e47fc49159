/** Which of list, form and page is in sight where a window has no room for all three. */
import { useSyncExternalStore } from "react";

/** `start`: no document is open. */
export type View = "list" | "form" | "page" | "start";

let shown: View = "start";
const listeners = new Set<() => void>();

export function show(view: View): void {
  shown = view;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useView = (): View => useSyncExternalStore(subscribe, () => shown);
