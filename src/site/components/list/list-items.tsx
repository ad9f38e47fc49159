import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { positionAt } from "../../../shared/loading/positions.ts";
import { retriablePart } from "../../../shared/loading/lazy-part.tsx";
import { listPageAddress, listPageCount } from "../../../shared/magazine/list-pages.ts";
import type { ListPagePlace } from "../../queries/lists/list-page-data.ts";
import { SiteLink } from "../links/site-link.tsx";
import { LatePart } from "../loading/late-part.tsx";
import { TaglineRow } from "../layout/page-banner.tsx";
import type { MoreListPagesProps, NextListPagesProps } from "./use-open-list-pages.ts";

const { Part: MoreListPages, preload: preloadNextListPages } = retriablePart<MoreListPagesProps>(() =>
  import("./more-list-pages.tsx").then((module) => module.MoreListPages),
);

export { preloadNextListPages };

/**
 * Renders the content under the banner of a list page: on the first list page, `children`; on later list pages, the
 * page number and a link to the first list page.
 */
export function ListPageOpening({ list, number, total, children }: ListPagePlace & { children?: ReactNode }) {
  const { t } = useTranslation();
  if (number === 1) return children;
  return (
    <TaglineRow tagline={{ children: t("list.position", { number, last: listPageCount(total) }) }}>
      <ListPageLink list={list} number={1} />
    </TaglineRow>
  );
}

/**
 * Renders the items of a list page, except the first `before` items, which the page shows elsewhere. The next list
 * pages follow in the same element. The code that shows the next list pages loads after the page. Until that code has
 * loaded, and if it cannot be loaded, a link leads to the next list page.
 */
export function ListItems<Item>({ before = 0, ...props }: NextListPagesProps<Item> & { before?: number }) {
  const { items, total } = props.listPage;
  return (
    <>
      {items.map((item, index) => index >= before && props.children(item, index))}
      {listPageCount(total) > 1 && <ListPagesAround {...(props as NextListPagesProps<unknown>)} />}
    </>
  );
}

function ListPagesAround(props: NextListPagesProps<unknown>) {
  const { list, number, total } = props.listPage;
  const { key, pathname } = useLocation();
  const [scrollPosition, setScrollPosition] = useState<number | undefined>(() => positionAt(key, pathname));
  const next = (
    <chakra.p px="gutter" py="8">
      <ListPageLink list={list} number={Math.min(number + 1, listPageCount(total))} />
    </chakra.p>
  );
  useEffect(() => void preloadNextListPages().catch(() => {}), []);
  return (
    <LatePart key={list} fallback={!props.unlinked && next}>
      <MoreListPages
        {...props}
        scrollRestoration={{ position: scrollPosition, onRestored: () => setScrollPosition(undefined) }}
      />
    </LatePart>
  );
}

function ListPageLink({ list, number }: { list: string; number: number }) {
  const { t } = useTranslation();
  return (
    <SiteLink to={listPageAddress(list, number)} textStyle="label" py="3">
      {t("list.page", { number })}
    </SiteLink>
  );
}
