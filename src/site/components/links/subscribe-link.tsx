import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { SiteLink } from "./site-link.tsx";

/** Renders the link SUSCRIBITE to the form. `withReason` adds the reason to subscribe, «para contenido exclusivo!». */
export function SubscribeLink({ withReason = false }: { withReason?: boolean }) {
  const { t } = useTranslation();
  return (
    <SiteLink
      to={FIXED_ADDRESSES.form}
      data-print="none"
      display="inline-flex"
      alignItems="baseline"
      flexWrap="wrap"
      columnGap="3"
      py="2"
      backgroundImage="linear-gradient(currentColor, currentColor)"
      backgroundSize="100% 2px"
      backgroundPosition="0 100%"
      backgroundRepeat="no-repeat"
      transition="background-size {durations.medium} {easings.house}"
      _hover={{ backgroundSize: "0% 2px" }}
      css={{ "@media (forced-colors: active)": { borderBottomWidth: "2px" } }}
    >
      <chakra.span textStyle="subtitle">{t("subscribe.action")}</chakra.span>
      {withReason && <chakra.span textStyle="tagline">{t("subscribe.reason")}</chakra.span>}
    </SiteLink>
  );
}
