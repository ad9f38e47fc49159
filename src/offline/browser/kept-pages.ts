import { cacheOf, SCRIPTS_HEADER, TITLE_HEADER } from "../kept.ts";

export interface KeptPage {
  address: string;
  title: string;
}

/** The pages that can be read without a network, the last visited first; none where nothing may be stored. */
export async function listKeptPages(): Promise<KeptPage[]> {
  const { href: scope, pathname: base } = new URL(import.meta.env.BASE_URL, window.location.href);
  const scripts = new Set((await requestsIn(cacheOf("scripts", scope))).map(({ url }) => url));
  const name = cacheOf("pages", scope);
  const pages = (await requestsIn(name)).map(async (request) => {
    const { headers } = (await caches.match(request, { cacheName: name, ignoreVary: true })) ?? new Response();
    const isWhole = headers
      .get(SCRIPTS_HEADER)
      ?.split(" ")
      .every((script) => scripts.has(script));
    const title = decodeURIComponent(headers.get(TITLE_HEADER) ?? "");
    return isWhole ? [{ address: `/${new URL(request.url).pathname.slice(base.length)}`, title }] : [];
  });
  return (await Promise.all(pages)).flat().toReversed();
}

/** A cache that is not there is not made. */
async function requestsIn(cacheName: string): Promise<readonly Request[]> {
  try {
    return (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
  } catch {
    return [];
  }
}
