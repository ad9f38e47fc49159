import { chakra } from "@chakra-ui/react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/button.tsx";
import { QuietLink } from "../layout/site-link.tsx";
import { ListRow } from "./list-row.tsx";

interface ListEndProps {
  ref: RefObject<HTMLDivElement | null>;
  /** How many documents of the list are on the page, and how many it has. */
  counts: { shown: number; total: number } | undefined;
  loading: boolean;
  /** Shows the next list page; absent where all are shown. */
  onMore: (() => void) | undefined;
  /** The page of the next list page, for who has no scripts; absent where there is none. */
  next: { number: number; address: string } | undefined;
}

/** The row under a list that goes on: how much of it is here, and two ways to more. */
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
