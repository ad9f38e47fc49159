import { useEffect } from "react";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../../shared/loading/storage.ts";

/** Time after a return to the page in which a failure still counts as caused by the departure, in milliseconds. */
const MOMENT = 1000;

/**
 * Time of the reader's last return to the page from the browser's back/forward cache, as of `performance.now()`;
 * `-Infinity` if there was no return or the last return has been handled.
 */
let returned = -Infinity;

const hear = ({ persisted }: PageTransitionEvent) => {
  if (persisted) returned = performance.now();
};

if (!import.meta.env.SSR) window.addEventListener("pageshow", hear);

/**
 * Calls `mend` once for each return to the page, if the message of a failed load is shown at the return or appears
 * within `MOMENT`. WebKit cancels pending loads when the reader leaves the site, and reports a failure then or on the
 * return. Readers need not press anything, because `mend` repeats the load.
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

/** Reloads the whole page, because a browser may cache the failure of a module. */
export const loadAnew = (): void => window.location.reload();

/**
 * Reloads the page if a new version of the site was published, because that may be why a file is missing. The page on
 * the host then names another entry script than the current page. Each version is tried only once: if that version
 * fails as well, the error message stays. If the network is down and a service worker controls the page, the page is
 * also reloaded once, because the worker may have cached the page, or the page that lists the cached pages.
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

/**
 * Marks a version as tried. Returns false if the version was marked before, or if the browser cannot store the mark,
 * because the page might then reload forever.
 */
function mark(better: string): boolean {
  const marked = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === better) return false;
    sessionStorage.setItem(RELOADED_KEY, better);
    return true;
  });
  return marked ?? false;
}
