import { startTransition, useEffect, useState } from "react";
import { reloadIfStale } from "../loading/reload.ts";
import { LoadFailure } from "../../../shared/loading/load-once.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";

/** The state of the current history entry, the router's and that of pages, which Back and a reload restore. */
const stateOf = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

export function remembered(name: string): unknown {
  return stateOf()[name];
}

/**
 * Stores a value in the history entry that the router names `key`. Another entry stays as it is: when the reader goes
 * back, the page that they leave is still rendered for a moment.
 */
export function remember(key: string, name: string, value: unknown): void {
  const { key: current = "default" } = stateOf();
  if (current === key) window.history.replaceState({ ...stateOf(), [name]: value }, "");
}

/**
 * Loads what the reader wants to see before it is shown. `value` is what can be shown: what was wanted at first, then
 * what was loaded last. `load` has to be the same function in each render.
 */
export function useLoaded<Value>(wanted: Value, load: (wanted: Value) => Promise<unknown>) {
  const [value, setValue] = useState(wanted);
  const [failedFor, setFailedFor] = useState<Value>();
  const failed = failedFor === wanted;
  const loading = wanted !== value && !failed;
  useEffect(() => {
    if (!loading) return undefined;
    let current = true;
    load(wanted).then(
      () => current && startTransition(() => setValue(wanted)),
      () => {
        if (current) setFailedFor(wanted);
        void reloadIfStale();
      },
    );
    return () => void (current = false);
  }, [wanted, loading, load]);
  return { value, loading, failed, retry: () => setFailedFor(undefined) };
}

/**
 * Loads list pages by their addresses; those that were loaded are not requested again. Rejects with a `LoadFailure`.
 */
export async function loadListPages<Item>(addresses: readonly string[], load: ListProps<Item>["load"]): Promise<void> {
  const found = await Promise.all(addresses.map((address) => load(address, "")));
  // A list page is missing if a version of the site with fewer documents was published.
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new LoadFailure(`There is nothing at ${addresses[missing]}`);
}
