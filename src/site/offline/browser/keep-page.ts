import { type Visit, WORKER_FILE } from "../kept.ts";

/** Registers the service worker if necessary, and reports the current page to it once the browser is idle. */
export async function keepPage(signal: AbortSignal): Promise<void> {
  // `navigator` has no `serviceWorker` on insecure connections.
  if (!("serviceWorker" in navigator)) return;
  await waitUntilIdle();
  if (signal.aborted) return;
  await navigator.serviceWorker.register(import.meta.env.BASE_URL + WORKER_FILE);
  const { active } = await navigator.serviceWorker.ready;
  if (!signal.aborted) active?.postMessage(currentVisit(), []);
}

/** Resolves when the page is loaded and the browser is idle. */
async function waitUntilIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  // Safari has no `requestIdleCallback`, so a timeout is used instead.
  const requestIdle = window.requestIdleCallback ?? ((callback) => setTimeout(callback, IDLE_DELAY));
  await new Promise((resolve) => requestIdle(resolve));
}

/** Milliseconds to wait in a browser without `requestIdleCallback`. */
const IDLE_DELAY = 1000;

/** Number of loaded files that have been reported to the worker. */
let reportedCount = 0;

function currentVisit(): Visit {
  const { href, origin } = window.location;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const loaded = files.slice(reportedCount).filter((file) => file.startsWith(origin));
  reportedCount = files.length;
  // The title of the document begins with the name of the magazine and a bar, which are removed here.
  return { url: href, title: document.title.replace(/^.*? \| /, ""), loaded };
}
