import { startTransition, useEffect, useState } from "react";
import { reloadIfStale } from "../loading/reload.ts";
import { isCurrentEntry } from "../../../shared/loading/positions.ts";
import { LoadFailure } from "../../../shared/loading/load-once.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";

/**
 * Returns the state of the current history entry: the state of the router and the values that pages store. Back and a
 * reload restore this state.
 */
const historyState = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

export function readHistoryState(name: string): unknown {
  return historyState()[name];
}

/** Stores a value in the history entry with the router key `key`. Does nothing if another entry is the current one. */
export function writeHistoryState(key: string, name: string, value: unknown): void {
  if (isCurrentEntry(key)) window.history.replaceState({ ...historyState(), [name]: value }, "");
}

/**
 * Loads the content of `target` before it is shown. The returned `value` is the most recent `target` whose content has
 * been loaded; the content of the first `target` counts as loaded. `load` has to be the same function in each render.
 */
export function useLoaded<Value>(target: Value, load: (target: Value) => Promise<unknown>) {
  const [value, setValue] = useState(target);
  const [failedFor, setFailedFor] = useState<Value>();
  const failed = failedFor === target;
  const loading = target !== value && !failed;
  useEffect(() => {
    if (!loading) return undefined;
    let isCurrent = true;
    load(target).then(
      () => isCurrent && startTransition(() => setValue(target)),
      () => {
        if (isCurrent) setFailedFor(target);
        void reloadIfStale();
      },
    );
    return () => void (isCurrent = false);
  }, [target, loading, load]);
  return { value, loading, failed, retry: () => setFailedFor(undefined) };
}

/**
 * Loads list pages by their addresses. List pages that were loaded before are not requested again. Rejects with a
 * `LoadFailure` if a list page is missing or cannot be loaded.
 */
export async function loadListPages<Item>(addresses: readonly string[], load: ListProps<Item>["load"]): Promise<void> {
  const pages = await Promise.all(addresses.map((address) => load(address, "")));
  // A list page is missing if a version of the site with fewer documents was published in the meantime.
  const missing = pages.indexOf(undefined);
  if (missing >= 0) throw new LoadFailure(`There is nothing at ${addresses[missing]}`);
}
