/**
 * Stands in for `use-sync-external-store/shim`, which only react-i18next uses. React renders what hears of such a store in one
 * task, and a new language renders all of a page; as a transition, in pieces between which the page answers.
 */
import { startTransition, useEffect, useReducer } from "react";

export function useSyncExternalStore<Value>(
  subscribe: (hear: () => void) => () => void,
  getSnapshot: () => Value,
): Value {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const shown = getSnapshot();
  useEffect(() => subscribe(() => startTransition(render)), [subscribe]);
  useEffect(() => {
    // It may have changed while this was rendered, which nobody heard.
    if (getSnapshot() !== shown) startTransition(render);
  }, [getSnapshot, shown]);
  return shown;
}
