/** Keeps a document open during an upload, because the file would be lost if another document were opened. */
import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";

let reasons = 0;
const { tell, listen } = createListeners();

function count(change: 1 | -1): void {
  reasons += change;
  tell();
}

/** Asks for confirmation before the window is closed. */
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
