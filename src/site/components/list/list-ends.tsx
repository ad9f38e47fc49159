import { chakra } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { listPageAddress, listPageCount } from "../../../shared/magazine/list-pages.ts";
import type { ListPagePlace } from "../../queries/lists/list-page-data.ts";
import { Button } from "../button/button.tsx";
import { QuietLink } from "../links/site-link.tsx";

/** Renders the row under a list, in the colours of the page even if the section has a colour of its own. */
const ListRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "gutter",
    rowGap: "4",
    px: "gutter",
    py: { base: "8", lg: "12" },
    borderTop: "1px solid {colors.rule}",
    bg: "bg.page",
    color: "fg",
    "& :focus-visible": { outlineColor: "focus" },
  },
});

interface ListEndProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Number of documents that are shown and in the whole list; `undefined` if these numbers are not displayed. */
  counts: { shown: number; total: number } | undefined;
  loading: boolean;
  /** Shows the next list page; `undefined` if all list pages are shown. */
  onMore: (() => void) | undefined;
  /** Number and URL of the next list page, for readers without JavaScript; `undefined` if there is no such URL. */
  next: { number: number; address: string } | undefined;
}

/**
 * Renders the row under a list of several list pages: how many documents are shown, a button that shows the next list
 * page, and a link to the next list page.
 */
export function ListEnd({ ref, counts, loading, onMore, next }: ListEndProps) {
  const { t } = useTranslation();
  return (
    <ListRow ref={ref}>
      {counts && (
        <chakra.p role="status" w={{ base: "100%", md: "auto" }} textStyle="label" color="fg.muted">
          {t("list.shown", counts)}
        </chakra.p>
      )}
      {onMore && (
        <Button onClick={onMore} minW="10rem">
          {t(loading ? "loading" : "list.more")}
        </Button>
      )}
      {next && (
        <QuietLink to={next.address} rel="next">
          {t("list.page", { number: next.number })} <span aria-hidden>→</span>
        </QuietLink>
      )}
    </ListRow>
  );
}

/** Renders the row under a later list page, with links to the previous and the next list page. */
export function ListPageLinks({ list, number, total }: ListPagePlace) {
  const { t } = useTranslation();
  const last = listPageCount(total);
  return (
    <ListRow as="nav" aria-label={t("list.pages")}>
      <QuietLink to={listPageAddress(list, number - 1)} rel="prev">
        <span aria-hidden>←</span> {t("list.page", { number: number - 1 })}
      </QuietLink>
      <chakra.p textStyle="label" color="fg.muted">
        {t("list.position", { number, last })}
      </chakra.p>
      {number < last && (
        <QuietLink to={listPageAddress(list, number + 1)} rel="next">
          {t("list.page", { number: number + 1 })} <span aria-hidden>→</span>
        </QuietLink>
      )}
    </ListRow>
  );
}
