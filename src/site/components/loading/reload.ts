import { useEffect } from "react";
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../../shared/loading/storage.ts";

/** Time after a return in which a failure still belongs to the time before it, in milliseconds. */
const MOMENT = 1000;

/**
 * Time of the reader's last return to the page from the browser's back/forward cache, by the page's clock. A return is
 * handled once.
 */
let returned = -Infinity;

const hear = ({ persisted }: PageTransitionEvent) => {
  if (persisted) returned = performance.now();
};

if (!import.meta.env.SSR) window.addEventListener("pageshow", hear);

/**
 * Calls `mend`, once for each return, if the message of a failed load is on the page when the reader returns, or
 * appears a moment later. WebKit cancels what is loading when the reader leaves the site, and reports a failure then or
 * on the return. The reader need not press anything to mend that.
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

/** Reloads the whole page, because a browser may remember that a module failed. */
export const loadAnew = (): void => window.location.reload();

/**
 * Reloads the page if a new version of the site was published, which may be why a file is missing.
 * The page on the host then names another entry script than this one. Each version is tried only once:
 * if it is broken too, the reader keeps the error message. If the network is down, the service worker
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

/**
 * Marks a version as tried. Returns false if it was marked before, or if nothing can be stored: the page might reload
 * for ever.
 */
function mark(better: string): boolean {
  const marked = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === better) return false;
    sessionStorage.setItem(RELOADED_KEY, better);
    return true;
  });
  return marked ?? false;
}
