/**
 * Keeps a document open while pictures are added. If another document were opened, the pictures would be stored without
 * appearing in a document.
 */
import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";

/** The number of calls of `useKeepOpen` that keep the document open. */
let reasonCount = 0;
const { notify, subscribe } = createListeners();

function changeReasonCount(change: 1 | -1): void {
  reasonCount += change;
  notify();
}

/** Makes the browser ask for confirmation before the window is closed. */
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Keeps the document open while `isNeeded` is true. */
export function useKeepOpen(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    changeReasonCount(1);
    window.addEventListener("beforeunload", preventUnload);
    return () => {
      window.removeEventListener("beforeunload", preventUnload);
      changeReasonCount(-1);
    };
  }, [isNeeded]);
}

export const useIsKeptOpen = (): boolean => useSyncExternalStore(subscribe, () => reasonCount > 0);
