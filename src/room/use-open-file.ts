import { useCallback, useSyncExternalStore } from "react";

/** The document that is open is in the address, so that a reload and the way back lead to it. */
const current = () => decodeURIComponent(window.location.hash.slice(1));

function subscribe(hear: () => void): () => void {
  window.addEventListener("hashchange", hear);
  return () => window.removeEventListener("hashchange", hear);
}

export function useOpenFile(): [string, (file: string) => void] {
  const file = useSyncExternalStore(subscribe, current);
  const open = useCallback((next: string) => {
    window.location.hash = next;
  }, []);
  return [file, open];
}
