/**
 * Caching of the files that pages request: which files are stored, how many, and when a stored file is requested again.
 */
import { ExpirationPlugin } from "workbox-expiration";
import { Route, Router } from "workbox-routing";
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { dataInPage } from "./pages.ts";
import { cacheName, pathOf } from "./site.ts";

/**
 * Maximum number of stored files of each kind; the least recently used files are removed. `scripts` is enough for five
 * versions of the site; pictures have about 45 KB each.
 */
const MAX_ENTRIES = { scripts: 400, pictures: 600, data: 200, texts: 10 };

type WorkboxPlugin = NonNullable<StrategyOptions["plugins"]>[number];

/** Plugin that stores files only, no pages: some hosts respond with an HTML page when a file is missing. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => {
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    return Promise.resolve(response.status === 200 && !isPage ? response : undefined);
  },
};

/**
 * Plugin that takes the data of a page from the stored HTML of the page, if there is one, because this HTML is no older
 * than the stored data.
 */
const fromPage: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (await dataInPage(request.url)) ?? cachedResponse,
};

const options = (kind: keyof typeof MAX_ENTRIES, plugins: WorkboxPlugin[] = []) => ({
  cacheName: cacheName(kind),
  matchOptions: { ignoreVary: true },
  plugins: [onlyFiles, ...plugins, new ExpirationPlugin({ maxEntries: MAX_ENTRIES[kind], purgeOnQuotaError: true })],
});

/** Scripts and pictures are looked up in the cache first, because their names contain a hash of the content. */
const scripts = new CacheFirst(options("scripts"));
const pictures = new CacheFirst(options("pictures"));
/**
 * Data are requested from the network first, even if the network is slow. Stored data may be of another version of the
 * site, and the page would reject them.
 */
const data = new NetworkFirst(options("data", [fromPage]));
const texts = new NetworkFirst(options("texts"));

/** Requests the stored translations again, after a visit to a page of another version of the site. */
export async function refreshTexts(event: ExtendableEvent): Promise<void> {
  const storedRequests = await (await caches.open(cacheName("texts"))).keys();
  const refreshes = storedRequests.map(
    ({ url }) => texts.handleAll({ request: new Request(url, { cache: "no-cache" }), event })[1],
  );
  await Promise.allSettled(refreshes);
}

/** Matches pictures. Videos and recordings are not stored, because they are too large and are requested in parts. */
const PICTURE = /\.(?:avif|webp|png|jpe?g|gif|svg)$/;

const isIn = (folder: keyof typeof SITE_FOLDERS, url: URL, ending = /./) =>
  Boolean(pathOf(url.href)?.startsWith(`${SITE_FOLDERS[folder]}/`)) && ending.test(url.pathname);

/**
 * Routes of the stored files. The search index is not stored, because with only a part of the index a search would find
 * nothing. Without a network, the search reports that it failed.
 */
export const files = new Router();

files.registerRoute(new Route(({ url }) => isIn("assets", url), scripts));
files.registerRoute(new Route(({ url }) => isIn("media", url, PICTURE), pictures));
files.registerRoute(new Route(({ url }) => isIn("data", url), data));
files.registerRoute(new Route(({ url }) => isIn("locales", url), texts));
