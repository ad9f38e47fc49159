import { chakra } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Banner } from "../components/layout/banner.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { FixedPageHead } from "./page-head.tsx";

/** A section that has not opened yet. */
export function SocialitePage() {
  const { t } = useTranslation();
  return (
    <chakra.section
      minH="calc(100svh - {sizes.header} - {sizes.footer})"
      display="flex"
      flexDirection="column"
      pb={{ base: "10", lg: "16" }}
    >
      <FixedPageHead page="socialite" />
      <Banner lang="en">{t("socialite.banner")}</Banner>
      <chakra.p textStyle="tagline" fontSize="3xl" lang="en" px="gutter" mt="6">
        {t("socialite.construction")}
      </chakra.p>
      <chakra.p px="gutter" mt="auto" pt="16">
        <SubscribeLink />
      </chakra.p>
    </chakra.section>
  );
}
