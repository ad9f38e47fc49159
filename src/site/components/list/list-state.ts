import { startTransition, useEffect, useState } from "react";
import { reloadIfStale } from "../loading/reload.ts";
import { LoadFailure } from "../../../shared/loading/load-once.ts";
import type { ListProps } from "../../queries/lists/list-page-data.ts";

/** What an entry of the history remembers of its page, beside what the router keeps there: Back and a reload find it. */
const stateOf = () => (window.history.state ?? {}) as Readonly<Record<string, unknown>>;

export function remembered(name: string): unknown {
  return stateOf()[name];
}

/** `key`: of the entry, as the router names it. When the reader goes back, the page is still there for a moment. */
export function remember(key: string, name: string, value: unknown): void {
  const { key: current = "default" } = stateOf();
  if (current === key) window.history.replaceState({ ...stateOf(), [name]: value }, "");
}

/**
 * Follows what the reader wants to see and has to be loaded first: `value` is what can be shown, which is what was
 * wanted at first and then what has come. `load` is the same function at each render.
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

/** Those that are there already are not asked for again. Rejects with a `LoadFailure`. */
export async function loadListPages<Item>(addresses: readonly string[], load: ListProps<Item>["load"]): Promise<void> {
  const found = await Promise.all(addresses.map((address) => load(address, "")));
  // A version of the site with fewer documents was published.
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw new LoadFailure(`There is nothing at ${addresses[missing]}`);
}
