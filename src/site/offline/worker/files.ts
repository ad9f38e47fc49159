/** What pages ask for beside themselves: which of it is kept, how much, and when the host is asked again. */
import { ExpirationPlugin } from "workbox-expiration";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { dataInPage } from "./pages.ts";
import { cacheName, pathOf } from "./site.ts";

/** How many files are kept, those that were used last: scripts of five versions, pictures of about 45 KB. */
const MOST = { scripts: 400, pictures: 600, data: 200, texts: 10 };

type WorkboxPlugin = NonNullable<StrategyOptions["plugins"]>[number];

/** A page in the place of a file is what some hosts answer to what they do not have. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return Promise.resolve(response.status === 200 && !isPage ? response : undefined);
  },
};

/** A page that was loaded whole holds its own data, and is no older than what is kept of them. */
const fromPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (await dataInPage(request.url)) ?? cachedResponse,
};

const options = (kind: keyof typeof MOST, plugins: WorkboxPlugin[] = []) => ({
  cacheName: cacheName(kind),
  matchOptions: { ignoreVary: true },
  plugins: [onlyFiles, ...plugins, new ExpirationPlugin({ maxEntries: MOST[kind], purgeOnQuotaError: true })],
});

/** Their names follow from what is in them. */
const scripts = new CacheFirst(options("scripts"));
const pictures = new CacheFirst(options("pictures"));
/** Of a slow host the answer is waited for: what is kept may be of another version, which the page would not take. */
const data = new NetworkFirst(options("data", [fromPage]));
const texts = new NetworkFirst(options("texts"));

/** The kept texts as the host has them now, for a page of another version than that of which they are. */
export async function renewTexts(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(cacheName("texts"))).keys();
  const anew = kept.map(({ url }) => texts.handleAll({ request: new Request(url, { cache: "no-cache" }), event })[1]);
  await Promise.allSettled(anew);
}

/** Videos and recordings are asked for in parts, and are too large to keep. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;

const isIn = (folder: keyof typeof SITE_FOLDERS, url: URL, ending = /./) =>
  Boolean(pathOf(url.href)?.startsWith(`${SITE_FOLDERS[folder]}/`)) && ending.test(url.pathname);

/** The index of the search is left to the network: part of it finds nothing, and the search says so. */
export const files = new Router();

files.registerRoute(new Route(({ url }) => isIn("assets", url), scripts));
files.registerRoute(new Route(({ url }) => isIn("media", url, PICTURE), pictures));
files.registerRoute(new Route(({ url }) => isIn("data", url), data));
files.registerRoute(new Route(({ url }) => isIn("locales", url), texts));
