import { useEffect } from "react";

/**
 * Loads pages before they are asked for, not for readers who save data. `ready`: the first page
 * answers to the reader, and nothing else is more urgent; `pathname`: the page in sight.
 */
export function usePrefetch(ready: boolean, pathname: string): void {
  useEffect(() => {
    if (!ready || savesData()) return undefined;
    const controller = new AbortController();
    import("./prefetch.ts").then(
      ({ prefetchFrom }) => controller.signal.aborted || prefetchFrom(pathname, controller.signal),
      // Without the code, nothing is prefetched.
      () => {},
    );
    return () => controller.abort();
  }, [ready, pathname]);
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
