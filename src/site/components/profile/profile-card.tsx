import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { SummaryOf } from "../../../content/schema/collections.ts";
import { CreditName } from "../credits/credits.tsx";

/** The rows of a profile; an empty one is shown, too. */
export function ProfileCard({ credits }: { credits: SummaryOf<"profiles">["credits"] }) {
  const { t } = useTranslation();
  return (
    <chakra.dl px="gutter">
      <Row label={t("club.rows.name")}>{credits.name.name && <CreditName {...credits.name} />}</Row>
      <Row label={t("club.rows.occupation")}>{credits.occupation}</Row>
      <Row label={t("club.rows.age")}>{credits.age}</Row>
      <Row label={t("club.rows.style")}>{credits.style}</Row>
      <Row label={t("club.rows.brands")}>{credits.brands}</Row>
    </chakra.dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div borderTop="1px solid currentColor" py="3" minH="4.25rem">
      <chakra.dt textStyle="label">{label}</chakra.dt>
      <chakra.dd lang={CONTENT_LANGUAGE} textStyle="caption" fontSize="md" fontWeight="500">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
