import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { listPageAddress, listPagesOf } from "../../../shared/magazine/list-pages.ts";
import type { ListPagePlace } from "../../queries/list-pages.ts";
import { QuietLink } from "../layout/site-link.tsx";
import { ListRow } from "./list-row.tsx";

/** The row under a later list page: the ways to the one before and the one after. */
export function ListPageLinks({ list, number, total }: ListPagePlace) {
  const { t } = useTranslation();
  const last = listPagesOf(total);
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
