import { chakra, Flex } from "@chakra-ui/react";
import { DeferredContent } from "../../site/components/layout/deferred-content.tsx";
import { ContactLink, NavigationLink } from "../../site/components/links/site-link.tsx";
import { ListItems, ListPageOpening } from "../../site/components/list/list-items.tsx";
import { WorkRow } from "../../site/components/person/work-row.tsx";
import { ShareButton } from "../../site/components/share/share-button.tsx";
import { textIn } from "../../shared/magazine/local-text.ts";
import { useAddedTexts, useLocalText, useReaderLanguage } from "../../site/i18n/use-texts.ts";
import { PageHead } from "../../site/pages/page-head.tsx";
import type { ListProps } from "../../site/queries/lists/list-page-data.ts";
import type { DocumentPage } from "../../site/queries/pages/document-page.ts";
import type { ListedWork } from "../../site/queries/people/works.ts";
import { addressOf, getSite } from "../../site/queries/site.ts";
import { leadingOf } from "../../site/theme/headings.ts";
import type { Topic } from "./schema.ts";
import { topics } from "#texts";

export interface TopicAround {
  /** Whether the topic has a feed, which lists the documents about the topic that have pages. */
  hasFeed: boolean;
}

type TopicPageProps = DocumentPage<Topic, TopicAround> & ListProps<ListedWork>;

/** Renders the page of a topic: every document about it, newest first. */
export function TopicPage({ document: topic, around: { hasFeed }, listPage, load }: TopicPageProps) {
  const t = useAddedTexts({ topics });
  return (
    <chakra.article>
      <Opening topic={topic} number={listPage.number} hasFeed={hasFeed} />
      <ListPageOpening {...listPage} />
      <DeferredContent>
        <chakra.section aria-labelledby="works" mt={{ base: "8", lg: "12" }}>
          <chakra.h2 id="works" textStyle="label" color="fg.muted" px="gutter" mb="3">
            {t("topics.works")} · {listPage.total}
          </chakra.h2>
          <ListItems listPage={listPage} load={load}>
            {row}
          </ListItems>
          {listPage.total === 0 && (
            <chakra.p textStyle="tagline" px="gutter" pb="16">
              {t("topics.none")}
            </chakra.p>
          )}
        </chakra.section>
        <chakra.p px="gutter" borderTop="1px solid {colors.rule}" py="4" textAlign="center">
          <NavigationLink to={addressOf("topics")}>{t("topics.all")}</NavigationLink>
        </chakra.p>
      </DeferredContent>
    </chakra.article>
  );
}

const row = (work: ListedWork, index: number) => (
  <WorkRow key={`${work.type}/${work.slug}`} work={work} first={index === 0} />
);

const feedOf = (address: string) => `${import.meta.env.BASE_URL}${address.slice(1)}.atom`;

interface OpeningProps extends TopicAround {
  topic: Topic;
  number: number;
}

function Opening({ topic: { name, sentence, color, address }, number, hasFeed }: OpeningProps) {
  const language = useReaderLanguage();
  const t = useAddedTexts({ topics });
  const local = useLocalText();
  const title = textIn(name, language);
  const description = sentence
    ? textIn(sentence, language)
    : t("topics.description", { topic: title, name: getSite().name });
  return (
    <chakra.header px="gutter" pt={{ base: "8", lg: "14" }}>
      <PageHead page={title} number={number} description={description} address={address} />
      {hasFeed && <link rel="alternate" type="application/atom+xml" title={title} href={feedOf(address)} />}
      <chakra.h1
        textStyle="display"
        fontSize="clamp(3.25rem, 11.4vw, 14rem)"
        lineHeight={leadingOf(Object.values(name).join(""))}
        overflowWrap="anywhere"
        style={{ color }}
        {...local(name)}
      />
      {sentence && (
        <chakra.p textStyle="tagline" fontSize="3xl" maxW="30em" mt={{ base: "4", lg: "6" }} {...local(sentence)} />
      )}
      <Flex wrap="wrap" columnGap="6" mt="4">
        {hasFeed && <ContactLink href={feedOf(address)}>{t("topics.feed")}</ContactLink>}
        <ShareButton title={title} to={address} />
      </Flex>
    </chakra.header>
  );
}
