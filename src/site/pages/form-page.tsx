import { Box } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { DeferredForm } from "../forms/subscribe/deferred-form.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { getFormUrl } from "../queries/site.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Renders the page of the form, for subscriptions and submissions. */
export function FormPage({ texts }: WithTexts) {
  return (
    <>
      <FixedPageHead texts={texts} />
      <PageBanner texts={texts} pb={{ base: "8", lg: "12" }} />
      {/* The padding leaves room for a message that would otherwise cover the button of the form. */}
      <Box pb="24">
        <DeferredForm url={getFormUrl()} />
      </Box>
    </>
  );
}
