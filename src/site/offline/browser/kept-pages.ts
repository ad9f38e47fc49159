import { cacheOf, isWhole, TITLE_HEADER } from "../kept.ts";

export interface KeptPage {
  address: string;
  title: string;
}

/** Lists the pages that can be read without a network, the last visited first; an empty list if storage is refused. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const { href: scope, pathname: base } = new URL(import.meta.env.BASE_URL, window.location.href);
  const scripts = new Set((await requestsIn(cacheOf("scripts", scope))).map(({ url }) => url));
  const name = cacheOf("pages", scope);
  const pages = (await requestsIn(name)).map(async (request) => {
    const page = await caches.match(request, { cacheName: name, ignoreVary: true });
    if (!page || !isWhole(page, scripts)) return [];
    const title = decodeURIComponent(page.headers.get(TITLE_HEADER) ?? "");
    return [{ address: `/${new URL(request.url).pathname.slice(base.length)}`, title }];
  });
  return (await Promise.all(pages)).flat().toReversed();
}

/** Returns the requests in a cache. Returns an empty list for a missing cache, which is not created. */
async function requestsIn(cacheName: string): Promise<readonly Request[]> {
  try {
    return (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
  } catch {
    return [];
  }
}
