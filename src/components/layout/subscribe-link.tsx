import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { SiteLink } from "./site-link.tsx";

interface SubscribeLinkProps {
  to: string;
  /** Adds what it is for: «para contenido exclusivo!». */
  withReason?: boolean;
}

/** SUSCRIBITE, the way to the form. */
export function SubscribeLink({ to, withReason = false }: SubscribeLinkProps) {
  const { t } = useTranslation();
  return (
    <SiteLink
      to={to}
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
    >
      <chakra.span textStyle="subtitle">{t("subscribe.action")}</chakra.span>
      {withReason && <chakra.span textStyle="tagline">{t("subscribe.reason")}</chakra.span>}
    </SiteLink>
  );
}
