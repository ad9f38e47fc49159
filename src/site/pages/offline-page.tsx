import { Box, chakra } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { Button } from "../components/button/button.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { FixedPageHead } from "./page-head.tsx";
import { useEffect, useState } from "react";
import { NavigationLink } from "../components/links/site-link.tsx";
import { offline } from "#texts";
import { useAddedTexts } from "../i18n/use-texts.ts";
import { cacheNameOf, hasAllScripts, TITLE_HEADER } from "../offline/kept.ts";

/** Renders the page that replaces an uncached page while there is no network (`src/site/offline`). */
export function OfflinePage({ texts }: WithTexts) {
  const t = useOfflineTexts();
  return (
    <Box minH="calc(100svh - {sizes.header} - {sizes.footer})" pb="16">
      <FixedPageHead texts={texts} noindex />
      <PageBanner texts={texts} />
      <chakra.p textStyle="tagline" fontSize="3xl" px="gutter" mt="6" mb="6">
        {t("offline.hint")}
      </chakra.p>
      <Box px="gutter">
        <Button onClick={() => window.location.reload()}>{t("loadError.retry")}</Button>
      </Box>
      <CachedPageList />
    </Box>
  );
}

/** Renders links to the pages that are stored in this browser. */
function CachedPageList() {
  const t = useOfflineTexts();
  const [pages, setPages] = useState<readonly CachedPage[]>();
  useEffect(() => {
    listCachedPages().then(setPages, reportError);
  }, []);
  return (
    <Box px="gutter" mt="10">
      <noscript>
        <p>{t("offline.noScript")}</p>
      </noscript>
      {pages?.length === 0 && <p>{t("offline.none")}</p>}
      {pages && pages.length > 0 && (
        <>
          <chakra.h2 textStyle="label" color="fg.muted" mb="3">
            {t("offline.kept")}
          </chakra.h2>
          <chakra.ul css={{ "& a": { textStyle: "subtitle", fontSize: "3xl", letterSpacing: "0" } }}>
            {pages.map(({ address, title }) => (
              <li key={address}>
                <NavigationLink to={address}>{title}</NavigationLink>
              </li>
            ))}
          </chakra.ul>
        </>
      )}
    </Box>
  );
}

/** Adds the texts of the offline page to the translations. Returns `t`. */
const useOfflineTexts = () => useAddedTexts({ offline });

interface CachedPage {
  address: string;
  title: string;
}

/**
 * Resolves to the pages that can be read without a network, the last visited first, or to an empty list if the browser
 * refuses access to the caches.
 */
async function listCachedPages(): Promise<CachedPage[]> {
  const { href: scope, pathname: base } = new URL(import.meta.env.BASE_URL, window.location.href);
  const cachedScripts = new Set((await requestsIn(cacheNameOf("scripts", scope))).map(({ url }) => url));
  const pagesCache = cacheNameOf("pages", scope);
  const pages = (await requestsIn(pagesCache)).map(async (request) => {
    const response = await caches.match(request, { cacheName: pagesCache, ignoreVary: true });
    if (!response || !hasAllScripts(response, cachedScripts)) return [];
    const title = decodeURIComponent(response.headers.get(TITLE_HEADER) ?? "");
    return [{ address: `/${new URL(request.url).pathname.slice(base.length)}`, title }];
  });
  return (await Promise.all(pages)).flat().toReversed();
}

/** Resolves to the requests in a cache. A missing cache counts as empty, and is not created. */
async function requestsIn(cacheName: string): Promise<readonly Request[]> {
  try {
    return (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
  } catch {
    return [];
  }
}
