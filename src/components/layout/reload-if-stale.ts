/**
 * When a file is missing because a new version of the site was published, the page that the host
 * gives now has another entry script. Then it is loaded once; a version that is broken itself, or a
 * network that is down, leaves the reader with the message.
 */
import { attempt, RELOADED_KEY } from "../../loading/storage.ts";

/** The one module of a page that is a file. */
const ENTRY = "script[type=module][src]";

export async function reloadIfStale(): Promise<void> {
  const current = document.querySelector(ENTRY)?.getAttribute("src");
  const published = await publishedEntry();
  if (!current || !published || published === current || !mark(published)) return;
  window.location.reload();
}

async function publishedEntry(): Promise<string | null | undefined> {
  try {
    const response = await fetch(window.location.pathname, { cache: "no-store" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return page.querySelector(ENTRY)?.getAttribute("src");
  } catch {
    return undefined;
  }
}

/** False where it was marked before, and where nothing can be remembered: without memory it might reload for ever. */
function mark(entry: string): boolean {
  const marked = attempt(() => {
    if (sessionStorage.getItem(RELOADED_KEY) === entry) return false;
    sessionStorage.setItem(RELOADED_KEY, entry);
    return true;
  });
  return marked ?? false;
}
