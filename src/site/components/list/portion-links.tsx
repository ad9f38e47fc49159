import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { portionAddress, portionsOf } from "../../../shared/magazine/portions.ts";
import type { PortionPlace } from "../../queries/portions.ts";
import { QuietLink } from "../layout/site-link.tsx";
import { ListRow } from "./list-row.tsx";

/** The row under a later portion: the ways to the one before and the one after. */
export function PortionLinks({ list, number, total }: PortionPlace) {
  const { t } = useTranslation();
  const last = portionsOf(total);
  return (
    <ListRow as="nav" aria-label={t("list.pages")}>
      <QuietLink to={portionAddress(list, number - 1)} rel="prev">
        <span aria-hidden>←</span> {t("list.page", { number: number - 1 })}
      </QuietLink>
      <chakra.p textStyle="label" color="fg.muted">
        {t("list.position", { number, last })}
      </chakra.p>
      {number < last && (
        <QuietLink to={portionAddress(list, number + 1)} rel="next">
          {t("list.page", { number: number + 1 })} <span aria-hidden>→</span>
        </QuietLink>
      )}
    </ListRow>
  );
}
