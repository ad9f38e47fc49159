import { startTransition, useEffect, useState } from "react";
import { reloadIfStale } from "../loading/reload.ts";
import { LoadFailure } from "../../../shared/loading/load-once.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";

/**
 * Returns the state of the current history entry: the state of the router and the values that pages store. Back and a
 * reload restore this state.
 */
const stateOf = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

export function remembered(name: string): unknown {
  return stateOf()[name];
}

/**
 * Stores a value in the current history entry, if the router's name of that entry is `key`. Otherwise nothing is
 * stored: after Back, the page that the reader left is still rendered for a moment, and must not change the new entry.
 */
export function remember(key: string, name: string, value: unknown): void {
  const { key: current = "default" } = stateOf();
  if (current === key) window.history.replaceState({ ...stateOf(), [name]: value }, "");
}

/**
 * Loads content before it is shown. `value` is the most recent `wanted` value whose content has been loaded; the
 * content of the first `wanted` value counts as loaded. `load` has to be the same function in each render.
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
 * Loads list pages by their addresses. List pages that were loaded before are not requested again. Rejects with a
 * `LoadFailure`.
 */
export async function loadListPages<Item>(addresses: readonly string[], load: ListProps<Item>["load"]): Promise<void> {
  const found = await Promise.all(addresses.map((address) => load(address, "")));
  // A list page is missing if a version of the site with fewer documents was published in the meantime.
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new LoadFailure(`There is nothing at ${addresses[missing]}`);
}
