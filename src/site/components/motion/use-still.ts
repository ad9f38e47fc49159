import { useSyncExternalStore } from "react";
import { isPaused, isStill } from "../../prehydration/motion.ts";
import { subscribe } from "./motion-preference.ts";

/** Whether nothing may move by itself; false on the server. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false);
}

/** Whether the reader stopped everything on this site; false on the server. */
export function usePaused(): boolean {
  return useSyncExternalStore(subscribe, isPaused, () => false);
}
