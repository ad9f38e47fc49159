/** Responses to requests for pages: from the network, or from the cache if all scripts of the page are stored. */
import { NetworkFirst } from "workbox-strategies";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";
import { hasAllScripts, type Kind } from "../kept.ts";
import { cacheName, pageKey, pathOf, urlOf } from "./site.ts";

/** Seconds to wait for the network if the page is stored. */
const NETWORK_TIMEOUT = 3;

export const OFFLINE_PAGE = urlOf(FIXED_ADDRESSES.offline.slice(1));

/** Finds a stored page whose scripts are all stored; resolves to `undefined` if there is none. */
export async function findStoredPage(url: string, kind: Extract<Kind, "pages" | "offline"> = "pages") {
  const page = await caches.match(pageKey(url), { cacheName: cacheName(kind), ignoreVary: true });
  return page && hasAllScripts(page, await listStoredScripts()) ? page : undefined;
}

async function listStoredScripts(): Promise<Set<string>> {
  const scripts = await (await caches.open(cacheName("scripts"))).keys();
  return new Set(scripts.map(({ url }) => url));
}

/** Network strategy that stores nothing, because `worker.ts` stores a page once its scripts are stored. */
const fromNetwork = new NetworkFirst({
  cacheName: cacheName("pages"),
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    {
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request }) => findStoredPage(request.url),
    },
  ],
});

/**
 * Returns the page from the network. If the request fails or the host answers with 5xx, returns the stored page, or
 * else the response of the host if there was one, or else the offline page.
 */
export async function respondWithPage({
  event,
  request,
}: {
  event: ExtendableEvent;
  request: Request;
}): Promise<Response> {
  const response = await fromNetwork.handle({ event, request }).catch(() => undefined);
  if (response && GONE_STATUSES.includes(response.status)) await deleteStoredPage(request.url);
  if (response && response.status < 500) return response;
  const storedPage = await findStoredPage(request.url);
  return storedPage ?? response ?? (await findStoredPage(OFFLINE_PAGE, "offline")) ?? Response.error();
}

/**
 * HTTP statuses of pages that were removed. Such a page is deleted from the cache, so that nobody can still read it.
 */
const GONE_STATUSES = [404, 410];

async function deleteStoredPage(url: string): Promise<void> {
  await (await caches.open(cacheName("pages"))).delete(pageKey(url));
}

const DATA = new RegExp(`<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>([^]*?)</script>`);

/**
 * Returns the data of a page from its stored HTML; `undefined` if the page is not stored. `url`: URL of the data file.
 */
export async function dataInPage(url: string): Promise<Response | undefined> {
  const [folder = "", ending = ""] = pageDataPath("/*").split("*");
  const path = pathOf(url)?.slice(folder.length, -ending.length) ?? "";
  const page = await findStoredPage(urlOf(path));
  const data = DATA.exec((await page?.text()) ?? "")?.[1];
  return data === undefined ? undefined : new Response(data, { headers: { "Content-Type": "application/json" } });
}
