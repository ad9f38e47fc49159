import { useEffect } from "react";

/**
 * Loads pages before they are asked for, not for readers who save data. `ready`: the first page
 * answers to the reader, and nothing else is more urgent; `pathname`: the page in sight.
 */
export function usePrefetch(ready: boolean, pathname: string): void {
  const wanted = ready && !savesData();
  useEffect(() => (wanted ? whenLoaded(({ prefetchIntended }) => prefetchIntended()) : undefined), [wanted]);
  useEffect(
    () => (wanted ? whenLoaded(({ prefetchVisible }) => prefetchVisible(pathname)) : undefined),
    [wanted, pathname],
  );
}

/** https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
function savesData(): boolean {
  return (
    typeof navigator !== "undefined" &&
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  );
}

/** Starts when the code is there, unless it is not wanted any more; answers how to stop. Without the code, nothing is prefetched. */
function whenLoaded(start: (code: typeof import("./prefetch.ts")) => () => void): () => void {
  let stop = () => {};
  let wanted = true;
  import("./prefetch.ts").then(
    (code) => wanted && (stop = start(code)),
    () => {},
  );
  return () => {
    wanted = false;
    stop();
  };
}
