import { useEffect } from "react";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../../shared/loading/storage.ts";

/** How soon after a return a failure is still of the time before, in milliseconds. */
const MOMENT = 1000;

/** When the reader came back to the page as the browser had kept it, by the page's clock; what follows happens once for each time. */
let returned = -Infinity;

const hear = ({ persisted }: PageTransitionEvent) => {
  if (persisted) returned = performance.now();
};

if (!import.meta.env.SSR) window.addEventListener("pageshow", hear);

/**
 * For the messages of what could not be loaded. What was loading when the reader left the site is no failure: WebKit
 * gives it up, and says so as the page is left or when the reader is back on it. Then it is mended without them.
 */
export function useOnReturn(mend: () => void): void {
  useEffect(() => {
    const mendOnce = () => {
      if (performance.now() - returned > MOMENT) return;
      returned = -Infinity;
      mend();
    };
    mendOnce();
    window.addEventListener("pageshow", mendOnce);
    return () => window.removeEventListener("pageshow", mendOnce);
  }, [mend]);
}

/** The whole page: a browser may remember that a module failed. */
export const loadAnew = (): void => window.location.reload();

/**
 * A file may be missing because a new version of the site was published. Then the page on the host
 * names another entry script than this one, and is reloaded, but only once for each version: if that
 * one is broken too, the reader keeps the error message. Where the network is down the service worker
 * may have the page itself, or the one that says which it has: that is loaded, once.
 */

export async function reloadIfStale(): Promise<void> {
  const { pathname } = window.location;
  const current = entryOf(document);
  const published = await publishedEntry(pathname);
  const better = published ?? (navigator.serviceWorker?.controller && pathname);
  if (current && better && better !== current && mark(better)) window.location.reload();
}

async function publishedEntry(pathname: string): Promise<string | undefined> {
  try {
    const response = await fetch(pathname, { cache: "no-store" });
    return entryOf(new DOMParser().parseFromString(await response.text(), "text/html")) ?? "";
  } catch {
    return undefined;
  }
}

/** Returns false if this was marked before, or if nothing can be stored: the page might reload for ever. */
function mark(better: string): boolean {
  const marked = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === better) return false;
    sessionStorage.setItem(RELOADED_KEY, better);
    return true;
  });
  return marked ?? false;
}
