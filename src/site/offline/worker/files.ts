/** Caching of the files that pages request: which are kept, how many, and when the host is asked again. */
import { ExpirationPlugin } from "workbox-expiration";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { dataInPage } from "./pages.ts";
import { cacheName, pathOf } from "./site.ts";

/** Number of kept files of each kind, those used last: scripts of five versions, pictures of about 45 KB. */
const MOST = { scripts: 400, pictures: 600, data: 200, texts: 10 };

type WorkboxPlugin = NonNullable<StrategyOptions["plugins"]>[number];

/** Plugin that keeps files only: some hosts answer with an HTML page to a missing file. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return Promise.resolve(response.status === 200 && !isPage ? response : undefined);
  },
};

/** Plugin that takes data from the kept HTML of their page, if there is one: it is no older than the kept data. */
const fromPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (await dataInPage(request.url)) ?? cachedResponse,
};

const options = (kind: keyof typeof MOST, plugins: WorkboxPlugin[] = []) => ({
  cacheName: cacheName(kind),
  matchOptions: { ignoreVary: true },
  plugins: [onlyFiles, ...plugins, new ExpirationPlugin({ maxEntries: MOST[kind], purgeOnQuotaError: true })],
});

/** Scripts come from the cache first, as pictures do: their names contain a hash of the content. */
const scripts = new CacheFirst(options("scripts"));
const pictures = new CacheFirst(options("pictures"));
/** Data come from the network first, however slow: kept ones may be of another version, which the page would refuse. */
const data = new NetworkFirst(options("data", [fromPage]));
const texts = new NetworkFirst(options("texts"));

/** Requests the kept translations again, for a page of another version of the site. */
export async function renewTexts(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(cacheName("texts"))).keys();
  const anew = kept.map(({ url }) => texts.handleAll({ request: new Request(url, { cache: "no-cache" }), event })[1]);
  await Promise.allSettled(anew);
}

/** Matches pictures. Videos and recordings are not kept: they are requested in parts, and too large. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;

const isIn = (folder: keyof typeof SITE_FOLDERS, url: URL, ending = /./) =>
  Boolean(pathOf(url.href)?.startsWith(`${SITE_FOLDERS[folder]}/`)) && ending.test(url.pathname);

/**
 * Routes of the kept files. The search index is left to the network: part of it finds nothing, and the search says so.
 */
export const files = new Router();

files.registerRoute(new Route(({ url }) => isIn("assets", url), scripts));
files.registerRoute(new Route(({ url }) => isIn("media", url, PICTURE), pictures));
files.registerRoute(new Route(({ url }) => isIn("data", url), data));
files.registerRoute(new Route(({ url }) => isIn("locales", url), texts));
