import { chakra, Flex } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { IssueBlock } from "../components/issue/issue-block.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { Logo } from "../components/layout/logo.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import type { IssueSummary } from "../queries/issues.ts";
import { FixedPageHead } from "./page-head.tsx";

/** How many covers a reader may see before scrolling. */
const FIRST_COVERS = 1;

/** Every issue, newest first. */
export function IssuesPage({ issues }: { issues: readonly IssueSummary[] }) {
  return (
    <>
      <FixedPageHead page="issues" />
      <Banner />
      <DeferredContent>
        {issues.map((issue, index) => (
          <IssueBlock key={issue.slug} issue={issue} first={index < FIRST_COVERS} />
        ))}
      </DeferredContent>
    </>
  );
}

function Banner() {
  const { t } = useTranslation();
  return (
    <chakra.header px="gutter" pt={{ base: "10", lg: "16" }} pb={{ base: "12", lg: "20" }}>
      <chakra.h1 textStyle="display" lang="en">
        {t("issues.banner")}
      </chakra.h1>
      <Flex align="center" gap={{ base: "5", md: "8" }} mt={{ base: "6", md: "8" }}>
        <Logo size="clamp(3.5rem, 6vw, 6rem)" />
        <SubscribeLink withReason />
      </Flex>
    </chakra.header>
  );
}
