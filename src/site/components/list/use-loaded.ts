import { startTransition, useEffect, useState } from "react";
import { reloadIfStale } from "../layout/reload-if-stale.ts";

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
