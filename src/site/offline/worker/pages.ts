/** Answers to requests of pages: from the network, or from the cache if all scripts of the page are kept. */
import { NetworkFirst } from "workbox-strategies";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";
import { isWhole, type Kind } from "../kept.ts";
import { cacheName, pageKey, pathOf, urlOf } from "./site.ts";

/** Seconds to wait for the network when the page is kept. */
const PATIENCE = 3;

export const OFFLINE_PAGE = urlOf(FIXED_ADDRESSES.offline.slice(1));

/** Finds a kept page whose scripts are all kept; `undefined` otherwise. */
export async function keptPage(url: string, kind: Extract<Kind, "pages" | "offline"> = "pages") {
  const page = await caches.match(pageKey(url), { cacheName: cacheName(kind), ignoreVary: true });
  return page && isWhole(page, await keptScripts()) ? page : undefined;
}

async function keptScripts(): Promise<Set<string>> {
  const scripts = await (await caches.open(cacheName("scripts"))).keys();
  return new Set(scripts.map(({ url }) => url));
}

/** Network strategy that stores nothing: `cache-page.ts` stores a page once its scripts are kept, too. */
const fromNetwork = new NetworkFirst({
  cacheName: cacheName("pages"),
  networkTimeoutSeconds: PATIENCE,
  plugins: [
    {
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: ({ request }) => keptPage(request.url),
    },
  ],
});

/** Answers with the page from the network; if network or host fail, with the kept one, or the offline page. */
export async function givePage({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const answer = await fromNetwork.handle({ event, request }).catch(() => undefined);
  if (answer && GONE.includes(answer.status)) await forgetPage(request.url);
  if (answer && answer.status < 500) return answer;
  const kept = await keptPage(request.url);
  return kept ?? answer ?? (await keptPage(OFFLINE_PAGE, "offline")) ?? Response.error();
}

/** Statuses of unpublished pages: such a page is removed from the cache, so that nobody goes on reading it. */
const GONE = [404, 410];

async function forgetPage(url: string): Promise<void> {
  await (await caches.open(cacheName("pages"))).delete(pageKey(url));
}

const DATA = new RegExp(`<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>([^]*?)</script>`);

/** Data of a page from its kept HTML; `undefined` if the page is not kept. `url`: URL of the data file. */
export async function dataInPage(url: string): Promise<Response | undefined> {
  const [folder = "", ending = ""] = pageDataPath("/*").split("*");
  const path = pathOf(url)?.slice(folder.length, -ending.length) ?? "";
  const page = await keptPage(urlOf(path));
  const data = DATA.exec((await page?.text()) ?? "")?.[1];
  return data === undefined ? undefined : new Response(data, { headers: { "Content-Type": "application/json" } });
}
