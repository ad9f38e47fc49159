import { chakra, Flex } from "@chakra-ui/react";
import { IssueBlock } from "../components/issue/issue-block.tsx";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { Logo } from "../components/layout/logo.tsx";
import { SubscribeLink } from "../components/layout/subscribe-link.tsx";
import { ListItems, ListPageOpening } from "../components/list/next-list-pages.tsx";
import type { SummaryOf } from "../../content/schema/collections.ts";
import type { ListProps } from "../queries/list-pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { useLocalText } from "../i18n/use-local-text.ts";
import { FixedPageHead } from "./page-head.tsx";

/** How many covers a reader may see before scrolling. */
const FIRST_COVERS = 1;

/** The issues, newest first. */
export function IssuesPage({ listPage, texts, load }: ListProps<SummaryOf<"issues">> & WithTexts) {
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
      <DeferredContent>
        <ListItems listPage={listPage} load={load}>
          {block}
        </ListItems>
      </DeferredContent>
    </>
  );
}

const block = (issue: SummaryOf<"issues">, index: number) => (
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
