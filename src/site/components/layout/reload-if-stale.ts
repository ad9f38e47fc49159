/**
 * A file may be missing because a new version of the site was published. Then the page on the host
 * names another entry script than this one, and is reloaded, but only once for each version: if that
 * one is broken too, the reader keeps the error message. Where the network is down the service worker
 * may have the page itself, or the one that says which it has: that is loaded, once.
 */
import { entryOf } from "../../../shared/loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../../shared/loading/storage.ts";

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
