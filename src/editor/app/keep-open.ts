/** A document stays open while something that was added to it has not arrived: in another it would be lost. */
import { useEffect, useSyncExternalStore } from "react";

let reasons = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  reasons += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closing the window then asks first. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Keeps the document open while something is under way in it. */
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

export const useIsKeptOpen = (): boolean => useSyncExternalStore(subscribe, () => reasons > 0);
