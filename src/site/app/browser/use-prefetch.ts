import { useEffect } from "react";

/** Loads pages before they are asked for, not for readers who save data. `pathname`: the page in sight, which answers. */
export function usePrefetch(pathname: string): void {
  useEffect(() => {
    if (savesData()) return undefined;
    const controller = new AbortController();
    import("./prefetch.ts").then(
      ({ prefetchFrom }) => controller.signal.aborted || prefetchFrom(pathname, controller.signal),
      // Without the code, nothing is prefetched.
      () => {},
    );
    return () => controller.abort();
  }, [pathname]);
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
