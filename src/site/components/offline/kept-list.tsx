import { Box, chakra } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { type KeptPage, listKeptPages } from "../../offline/browser/kept-pages.ts";
import { NavigationLink } from "../links/site-link.tsx";
import { offline } from "#texts";
import { useAddedTexts } from "../../i18n/use-texts.ts";

/** Renders links to the pages that are stored in this browser. */
export function KeptList() {
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
export const useOfflineTexts = () => useAddedTexts({ offline });
