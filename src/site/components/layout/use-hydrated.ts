import { useSyncExternalStore } from "react";

/** False in the render that takes over the prerendered page, which must show what the host gave, and true in all others. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
