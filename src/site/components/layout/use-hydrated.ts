import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * A value that the prerendered page cannot show. Returns `undefined` in the render that hydrates that page, which must
 * match its HTML, and the value in all others. If the value is `undefined` anyway, nothing is rendered twice.
 */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => undefined,
  );
}

/** Returns false in the render that hydrates the page, and true in all others: each caller is rendered twice. */
export const useHydrated = () => useOnceHydrated(true) ?? false;
