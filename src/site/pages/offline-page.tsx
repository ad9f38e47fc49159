import { Box, chakra } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { Button } from "../components/button/button.tsx";
import { KeptList, useOfflineTexts } from "../components/offline/kept-list.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { FixedPageHead } from "./page-head.tsx";

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
