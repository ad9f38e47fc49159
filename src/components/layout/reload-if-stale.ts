/**
 * A file may be missing because a new version of the site was published. Then the page on the host
 * names another entry script than this one, and is reloaded, but only once for each version: if that
 * one is broken too, or the network is down, the reader keeps the error message.
 */
import { entryOf } from "../../loading/entry-script.ts";
import { attempt, RELOADED_KEY } from "../../loading/storage.ts";

export async function reloadIfStale(): Promise<void> {
  const current = entryOf(document);
  const published = await publishedEntry();
  if (!current || !published || published === current || !mark(published)) return;
  window.location.reload();
}

async function publishedEntry(): Promise<string | null | undefined> {
  try {
    const response = await fetch(window.location.pathname, { cache: "no-store" });
    return entryOf(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    return undefined;
  }
}

/** Returns false if this entry was marked before, or if nothing can be stored: the page might reload for ever. */
function mark(entry: string): boolean {
  const marked = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === entry) return false;
    sessionStorage.setItem(RELOADED_KEY, entry);
    return true;
  });
  return marked ?? false;
}
