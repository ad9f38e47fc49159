import { chakra } from "@chakra-ui/react";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { SubscribeLink } from "../components/links/subscribe-link.tsx";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import { useLocalText } from "../i18n/use-texts.ts";
import { FixedPageHead } from "./page-head.tsx";

/** Renders the page of a section that has not opened yet. */
export function SocialitePage({ texts }: WithTexts) {
  const local = useLocalText();
  return (
    <chakra.section
      minH="calc(100svh - {sizes.header} - {sizes.footer})"
      display="flex"
      flexDirection="column"
      pb={{ base: "10", lg: "16" }}
    >
      <FixedPageHead texts={texts} />
      <PageBanner texts={texts} />
      {texts.tagline && <chakra.p textStyle="tagline" fontSize="3xl" px="gutter" mt="6" {...local(texts.tagline)} />}
      <chakra.p px="gutter" mt="auto" pt="16">
        <SubscribeLink />
      </chakra.p>
    </chakra.section>
  );
}
