import { useEffect } from "react";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../../shared/loading/storage.ts";

/** Time after a return to the page, in milliseconds, in which a failed load is attributed to the reader's departure. */
const RETURN_WINDOW = 1000;

/**
 * Time of the reader's last return to the page from the browser's back/forward cache, on the clock of
 * `performance.now()`; `-Infinity` if there was no return or the last return has been handled.
 */
let returnTime = -Infinity;

const recordReturn = ({ persisted }: PageTransitionEvent) => {
  if (persisted) returnTime = performance.now();
};

if (!import.meta.env.SSR) window.addEventListener("pageshow", recordReturn);

/**
 * Repeats a failed load when the reader returns to the page, so that no button has to be pressed. WebKit cancels
 * pending loads when the reader leaves the site, and reports them as failed at once or on the return. `retry` is called
 * once for each return if the error message is shown at the return or appears within `RETURN_WINDOW` after it.
 */
export function useOnReturn(retry: () => void): void {
  useEffect(() => {
    const retryOnce = () => {
      if (performance.now() - returnTime > RETURN_WINDOW) return;
      returnTime = -Infinity;
      retry();
    };
    retryOnce();
    window.addEventListener("pageshow", retryOnce);
    return () => window.removeEventListener("pageshow", retryOnce);
  }, [retry]);
}

/** Reloads the whole page. Importing a failed module again may not help, because a browser may cache the failure. */
export const reloadPage = (): void => window.location.reload();

/**
 * Reloads the page if a new version of the site was published, because the missing file may belong to the old version.
 * A new version is recognized by the entry script of the page on the host. Each new version is tried only once: if it
 * fails as well, the error message stays. If the host cannot be reached, but a service worker controls the page, the
 * page is also reloaded once, because the worker may have stored this page or the offline page.
 */
export async function reloadIfStale(): Promise<void> {
  const { pathname } = window.location;
  const currentEntry = entryOf(document);
  const published = await publishedEntry(pathname);
  const version = published ?? (navigator.serviceWorker?.controller && pathname);
  if (currentEntry && version && version !== currentEntry && markTried(version)) window.location.reload();
}

async function publishedEntry(pathname: string): Promise<string | undefined> {
  try {
    const response = await fetch(pathname, { cache: "no-store" });
    return entryOf(new DOMParser().parseFromString(await response.text(), "text/html")) ?? "";
  } catch {
    return undefined;
  }
}

/**
 * Marks a version as tried. Returns false if the version is already marked, or if the browser cannot store the mark,
 * because without the mark the page might reload endlessly.
 */
function markTried(version: string): boolean {
  const isNewlyTried = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === version) return false;
    sessionStorage.setItem(RELOADED_KEY, version);
    return true;
  });
  return isNewlyTried ?? false;
}
