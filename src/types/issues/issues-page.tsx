import { chakra, Flex } from "@chakra-ui/react";
import { IssueBlock } from "./issue-block.tsx";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { Logo } from "../../site/components/logo/logo.tsx";
import { SubscribeLink } from "../../site/components/links/subscribe-link.tsx";
import { ListIndex } from "../../site/components/list/list-index.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/list-items.tsx";
import type { IssueSummary } from "./schema.ts";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import { useLocalText } from "../../site/i18n/use-texts.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";

/** Number of covers that a reader may see before scrolling. */
const FIRST_COVERS = 1;

export function IssuesPage({ listPage, texts, load }: ListProps<IssueSummary> & WithTexts) {
  const local = useLocalText();
  const isFirst = listPage.number === 1;
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <chakra.header px="gutter" pt={{ base: "10", lg: "16" }} pb={isFirst ? { base: "12", lg: "20" } : "0"}>
        <chakra.h1 textStyle="display" {...local(texts.banner ?? texts.title)} />
        {isFirst && <Invitation />}
      </chakra.header>
      <ListPageOpening {...listPage} />
      <ListIndex items={listPage.items} idPrefix="issue-" />
      <DeferredContent>
        <ListItems listPage={listPage} load={load}>
          {block}
        </ListItems>
      </DeferredContent>
    </>
  );
}

const block = (issue: IssueSummary, index: number) => (
  <IssueBlock key={issue.slug} issue={issue} first={index < FIRST_COVERS} />
);

function Invitation() {
  return (
    <Flex align="center" gap={{ base: "5", md: "8" }} mt={{ base: "6", md: "8" }}>
      <Logo size="clamp(3.5rem, 6vw, 6rem)" />
      <SubscribeLink withReason />
    </Flex>
  );
}
