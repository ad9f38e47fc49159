/** Service worker of the site. The build bundles it into one file (`delivery/build/bundles/bundle-site.ts`). */
import { Route, Router } from "workbox-routing";
import { type Visit, type Kind, SCRIPTS_HEADER, scriptsOf, TITLE_HEADER } from "../kept.ts";
import { files, refreshTexts } from "./files.ts";
import { respondWithPage, findStoredPage, OFFLINE_PAGE } from "./pages.ts";
import { mayBePage, cacheName, pageKey } from "./site.ts";
import { startScripts } from "../../../shared/loading/start-scripts.ts";

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over while pages are open. That is safe, because responses do not depend on the worker's version.
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  // The worker claims the page that registered it, to store the files that this page loads next. Navigation preload
  // starts requests for pages without waiting for the worker to start.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("message", (event) => event.waitUntil(storeVisit(event, event.data as Visit)));

const pages = new Router();
pages.registerRoute(
  new Route(({ request, url }) => request.mode === "navigate" && mayBePage(url.href), respondWithPage),
);

// Requests without a route, such as the form, videos and the search index, go to the network as without this worker.
pages.addFetchListener();
files.addFetchListener();

/** Maximum number of stored pages, of about 70 KB each. The least recently visited pages are removed. */
const MAX_PAGES = 100;

/**
 * Stores a visited page and its files. The page is requested again; this costs little if the page has not changed. It
 * is stored only when all of its scripts are stored. A stored page and its scripts are therefore of one version, and
 * stay until a newer version of the page is complete. If the page is of another version of the site, the translations
 * and the offline page are stored again as well.
 */
async function storeVisit(event: ExtendableEvent, { url, title, loaded }: Visit): Promise<void> {
  await Promise.allSettled(loaded.map((file) => load(file, event)));
  const page = mayBePage(url) ? await download(url, title) : undefined;
  if (!page) return;
  const storedOfflinePage = await findStoredPage(OFFLINE_PAGE, "offline");
  const isOtherVersion = !storedOfflinePage || scriptsOf(storedOfflinePage)[0] !== scriptsOf(page)[0];
  if (isOtherVersion) await refreshTexts(event);
  await storePage("pages", url, page, event);
  await removeOldest();
  if (!isOtherVersion) return;
  const offlinePage = await download(OFFLINE_PAGE);
  if (offlinePage) await storePage("offline", OFFLINE_PAGE, offlinePage, event);
}

const load = (file: string, event: ExtendableEvent) => files.handleRequest({ request: new Request(file), event });

/**
 * Requests a page and adds the headers of `kept.ts`. Resolves to `undefined` if the host has no such page or does not
 * respond.
 */
async function download(url: string, title = ""): Promise<Response | undefined> {
  const response = await fetch(url, { cache: "no-cache" }).catch(() => undefined);
  const html = response?.ok ? await response.text() : "";
  const scripts = startScripts(html);
  if (scripts.length === 0) return undefined;
  const headers = new Headers(response?.headers);
  // These headers are removed, because they describe the encoded bytes, but the stored text is decoded.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(TITLE_HEADER, encodeURIComponent(title));
  headers.set(SCRIPTS_HEADER, scripts.map((script) => new URL(script, url).href).join(" "));
  return new Response(html, { headers });
}

async function storePage(kind: Kind, url: string, page: Response, event: ExtendableEvent): Promise<void> {
  const scripts = await Promise.all(scriptsOf(page).map((script) => load(script, event)));
  if (scripts.every((script) => script?.ok)) await (await caches.open(cacheName(kind))).put(pageKey(url), page);
}

/** Removes the oldest pages beyond `MAX_PAGES`. A page that is stored again moves to the end of the cache. */
async function removeOldest(): Promise<void> {
  const cache = await caches.open(cacheName("pages"));
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -MAX_PAGES).map((page) => cache.delete(page)));
}
