import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { LOW_VIEWPORT } from "../../theme/low-viewports.ts";
import { Disclosure } from "../layout/disclosure.tsx";
import { ContactLink } from "../links/site-link.tsx";

interface ListIndexProps {
  items: readonly { slug: string; title?: string; name?: string; lang?: string | undefined }[];
  /** Text before the slug in the `id` of each heading. */
  idPrefix?: string;
}

/** Lists with at most this number of headings have no index. */
const MAX_WITHOUT_INDEX = 4;

/**
 * Renders the index of a long list. The index stays below the header while the page scrolls. With JavaScript, it closes
 * when a heading is chosen. Without JavaScript, it stays open, and the chosen heading is shown below it.
 */
export function ListIndex({ items, idPrefix = "" }: ListIndexProps) {
  const { t } = useTranslation();
  if (items.length <= MAX_WITHOUT_INDEX) return undefined;
  return (
    <chakra.nav
      aria-label={t("list.index")}
      data-print="none"
      position="sticky"
      top="header"
      zIndex="content"
      bg="bg.page"
      color="fg"
      borderBlock="1px solid {colors.rule}"
      css={STYLES}
    >
      <Disclosure summary={t("list.index")}>
        <chakra.ol
          px="gutter"
          pb="4"
          columns="10rem"
          maxH="45svh"
          overflowY="auto"
          onClick={({ currentTarget }) => currentTarget.parentElement?.removeAttribute("open")}
        >
          {items.map((item) => (
            <li key={item.slug}>
              <ContactLink href={`#${idPrefix}${item.slug}`} lang={item.lang}>
                {item.title ?? item.name}
              </ContactLink>
            </li>
          ))}
        </chakra.ol>
      </Disclosure>
    </chakra.nav>
  );
}

const STYLES = {
  "& summary": { minH: "3rem", pb: "0" },
  // The arrow is turned to point down, because the content opens below the bar.
  "& summary > span": { rotate: "180deg" },
  "& ~ * h2": { scrollMarginTop: "5rem" },
  "&:has([open]) ~ * h2": { scrollMarginTop: "calc(45svh + 5rem)" },
  [LOW_VIEWPORT]: { position: "static", "& ~ * h2": { scrollMarginTop: "0" } },
};
