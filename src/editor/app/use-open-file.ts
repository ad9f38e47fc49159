import { useCallback, useSyncExternalStore } from "react";
import { addressOfFile, fileInAddress } from "./file-in-address.ts";

function subscribe(hear: () => void): () => void {
  window.addEventListener("hashchange", hear);
  return () => window.removeEventListener("hashchange", hear);
}

export function useOpenFile(): [string, (file: string) => void] {
  const file = useSyncExternalStore(subscribe, fileInAddress);
  const open = useCallback((next: string) => {
    window.location.hash = addressOfFile(next);
  }, []);
  return [file, open];
}
