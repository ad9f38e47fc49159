/** Which of list, form and page is in sight where a window has no room for all three. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../../shared/loading/listeners.ts";

/** `start`: no document is open. */
export type View = "list" | "form" | "page" | "start";

let shown: View = "start";
const { tell, listen } = createListeners();

export function show(view: View): void {
  shown = view;
  tell();
}

export const useView = (): View => useSyncExternalStore(listen, () => shown);
