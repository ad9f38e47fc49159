import { Box, chakra } from "@chakra-ui/react";
import { PageBanner } from "../../site/components/layout/page-banner.tsx";
import { SiteLink } from "../../site/components/links/site-link.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/list-items.tsx";
import { useAddedTexts, useLocalText } from "../../site/i18n/use-texts.ts";
import { FixedPageHead } from "../../site/pages/page-head.tsx";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { WithTexts } from "../../site/queries/pages/page-texts.ts";
import type { WithCount } from "../../site/queries/topics/topic-lists.ts";
import { leadingOf } from "../../site/theme/headings.ts";
import type { TopicSummary } from "./schema.ts";
import { topics } from "#texts";

/** Renders the topics of the magazine, each with its sentence and the number of its documents. */
export function TopicsPage({ listPage, texts, load }: ListProps<WithCount<TopicSummary>> & WithTexts) {
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} mb={{ base: "10", lg: "16" }} />
      <ListPageOpening {...listPage} />
      <ListItems listPage={listPage} load={load}>
        {row}
      </ListItems>
    </>
  );
}

const row = (topic: WithCount<TopicSummary>) => <TopicRow key={topic.slug} topic={topic} />;

function TopicRow({ topic: { slug, name, sentence, address, color, count } }: { topic: WithCount<TopicSummary> }) {
  const local = useLocalText();
  const t = useAddedTexts({ topics });
  return (
    <Box id={slug} position="relative" borderTop="1px solid {colors.rule}" px="gutter" py={{ base: "6", md: "8" }}>
      <chakra.h2
        textStyle="title"
        fontSize="clamp(2.5rem, 1.4rem + 5vw, 7rem)"
        lineHeight={leadingOf(Object.values(name).join(""))}
        overflowWrap="anywhere"
        style={{ color }}
      >
        <SiteLink to={address} _after={{ content: '""', position: "absolute", inset: 0 }} {...local(name)} />
      </chakra.h2>
      {sentence && <chakra.p textStyle="tagline" mt="2" maxW="30em" {...local(sentence)} />}
      <chakra.p textStyle="label" color="fg.muted" mt="2">
        {t("topics.count", { count })}
      </chakra.p>
    </Box>
  );
}
