import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * What the prerendered page cannot show: `undefined` in the render that takes that page over, which must show what the
 * host gave, and the value in all others. Where it is `undefined` anyway, nothing is rendered twice.
 */
export function useOnceHydrated<Value>(value: Value): Value | undefined {
  return useSyncExternalStore(
    subscribe,
    () => value,
    () => undefined,
  );
}

/** False in the render that takes over the prerendered page, and true in all others: whoever asks is rendered twice. */
export const useHydrated = () => useOnceHydrated(true) ?? false;
