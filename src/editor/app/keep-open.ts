/** A document stays open while an upload is under way: in another document it would be lost. */
import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";

let reasons = 0;
const { tell, listen } = createListeners();

function count(change: 1 | -1): void {
  reasons += change;
  tell();
}

/** Closing the window asks first. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Keeps the document open while `underWay` is true. */
export function useKeepOpen(underWay: boolean): void {
  useEffect(() => {
    if (!underWay) return;
    count(1);
    window.addEventListener("beforeunload", ask);
    return () => {
      window.removeEventListener("beforeunload", ask);
      count(-1);
    };
  }, [underWay]);
}

export const useIsKeptOpen = (): boolean => useSyncExternalStore(listen, () => reasons > 0);
