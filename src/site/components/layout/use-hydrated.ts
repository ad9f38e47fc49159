import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Returns a value that the prerendered HTML cannot contain: `undefined` in the render that hydrates the page, because
 * that render must match the HTML, and `value` in all other renders. If `value` is `undefined`, the caller is not
 * rendered twice.
 */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => undefined,
  );
}

/** Returns false in the render that hydrates the page, and true in all other renders. Each caller is rendered twice. */
export const useHydrated = () => useOnceHydrated(true) ?? false;
