import { type Visit, WORKER_FILE } from "../kept.ts";

/** Tells the worker of the page in sight when there is nothing else to do; it is registered with the first. */
export async function keepPage(signal: AbortSignal): Promise<void> {
  // Where the connection is not secure there is none.
  if (!("serviceWorker" in navigator)) return;
  await idle();
  if (signal.aborted) return;
  await navigator.serviceWorker.register(import.meta.env.BASE_URL + WORKER_FILE);
  const { active } = await navigator.serviceWorker.ready;
  if (!signal.aborted) active?.postMessage(currentVisit(), []);
}

/** The page has loaded what it asked for, and the browser has time. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  // Safari does not say when it has time.
  const whenIdle = window.requestIdleCallback ?? ((then) => setTimeout(then, PAUSE));
  await new Promise((resolve) => whenIdle(resolve));
}

/** In milliseconds. */
const PAUSE = 1000;

/** So many of the files that this page has loaded were told. */
let told = 0;

function currentVisit(): Visit {
  const { href, origin } = window.location;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const loaded = files.slice(told).filter((file) => file.startsWith(origin));
  told = files.length;
  // The name of the magazine stands before the bar.
  return { url: href, title: document.title.replace(/^.*? \| /, ""), loaded };
}
