/** Pages that the reader has visited. One is given from here only with all of its scripts. */
import { NetworkFirst } from "workbox-strategies";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../../shared/magazine/site-folders.ts";
import { isWhole, type Kind } from "../kept.ts";
import { cacheName, pageKey, pathOf, urlOf } from "./site.ts";

/** How long a page is waited for where there is a kept one, in seconds. */
const PATIENCE = 3;

export const OFFLINE_PAGE = urlOf(FIXED_ADDRESSES.offline.slice(1));

/** A page with all of its scripts; `undefined` where it is not there, or not whole. */
export async function keptPage(url: string, kind: Extract<Kind, "pages" | "offline"> = "pages") {
  const page = await caches.match(pageKey(url), { cacheName: cacheName(kind), ignoreVary: true });
  return page && isWhole(page, await keptScripts()) ? page : undefined;
}

async function keptScripts(): Promise<Set<string>> {
  const scripts = await (await caches.open(cacheName("scripts"))).keys();
  return new Set(scripts.map(({ url }) => url));
}

/** What comes from the network is not kept here, but once its scripts are there too: `cache-page.ts`. */
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

/** The newest page, the kept one where the network or the host fails, or the page that stands in for all others. */
export async function givePage({ event, request }: { event: ExtendableEvent; request: Request }): Promise<Response> {
  const answer = await fromNetwork.handle({ event, request }).catch(() => undefined);
  if (answer && GONE.includes(answer.status)) await forgetPage(request.url);
  if (answer && answer.status < 500) return answer;
  const kept = await keptPage(request.url);
  return kept ?? answer ?? (await keptPage(OFFLINE_PAGE, "offline")) ?? Response.error();
}

/** What was unpublished is not to be read on. */
const GONE = [404, 410];

async function forgetPage(url: string): Promise<void> {
  await (await caches.open(cacheName("pages"))).delete(pageKey(url));
}

const DATA = new RegExp(`<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>([^]*?)</script>`);

/** The data of a page as its kept HTML holds them. `url`: of their file. */
export async function dataInPage(url: string): Promise<Response | undefined> {
  const [folder = "", ending = ""] = pageDataPath("/*").split("*");
  const path = pathOf(url)?.slice(folder.length, -ending.length) ?? "";
  const page = await keptPage(urlOf(path));
  const data = DATA.exec((await page?.text()) ?? "")?.[1];
  return data === undefined ? undefined : new Response(data, { headers: { "Content-Type": "application/json" } });
}
