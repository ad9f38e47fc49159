/**
 * Replacement for `use-sync-external-store/shim`, which only react-i18next uses. React renders a change of an external
 * store in one task, and a change of language renders the whole page. Here the render is a transition: it is split into
 * tasks, and the page responds to the reader between these tasks.
 */
import { startTransition, useEffect, useReducer } from "react";

export function useSyncExternalStore<Value>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const snapshot = getSnapshot();
  useEffect(() => subscribe(() => startTransition(render)), [subscribe]);
  useEffect(() => {
    // Renders again if the store changed during the render, before the subscription.
    if (getSnapshot() !== snapshot) startTransition(render);
  }, [getSnapshot, snapshot]);
  return snapshot;
}
