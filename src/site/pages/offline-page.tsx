import { Box, chakra } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { Button } from "../components/button/button.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { FixedPageHead } from "./page-head.tsx";
import { useEffect, useState } from "react";
import { NavigationLink } from "../components/links/site-link.tsx";
import { offline } from "#texts";
import { useAddedTexts } from "../i18n/use-texts.ts";
import { cacheOf, isWhole, TITLE_HEADER } from "../offline/kept.ts";

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
      <KeptList />
    </Box>
  );
}

/** Renders links to the pages that are stored in this browser. */
function KeptList() {
  const t = useOfflineTexts();
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    listKeptPages().then(setPages, reportError);
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

interface KeptPage {
  address: string;
  title: string;
}

/** Lists the pages that can be read without a network, the last visited first; an empty list if storage is refused. */
async function listKeptPages(): Promise<KeptPage[]> {
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
