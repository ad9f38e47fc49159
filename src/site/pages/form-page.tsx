import { Box } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Banner } from "../components/layout/banner.tsx";
import { DeferredForm } from "../forms/subscribe/deferred-form.tsx";
import { getFormUrl } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Subscription and submissions. */
export function FormPage() {
  const { t } = useTranslation();
  return (
    <>
      <FixedPageHead page="form" />
      <Banner pb={{ base: "8", lg: "12" }}>{t("form.heading")}</Banner>
      {/* Room for a message above the footer, which would cover the button of the form. */}
      <Box pb="24">
        <DeferredForm url={getFormUrl()} />
      </Box>
    </>
  );
}
