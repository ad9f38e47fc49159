import { useTranslation } from "react-i18next";
import { DeferredContent } from "../components/layout/deferred-content.tsx";
import { PageBanner } from "../components/layout/page-banner.tsx";
import { ContactLink } from "../components/layout/site-link.tsx";
import { TaglineRow } from "../components/layout/tagline-row.tsx";
import { ListItems, ListPageOpening } from "../components/list/next-list-pages.tsx";
import { EpisodeCard } from "../components/podcast/episode-card.tsx";
import type { SummaryOf } from "../../content/schema/collections.ts";
import { useLocalText } from "../i18n/use-local-text.ts";
import type { ListProps } from "../queries/list-pages.ts";
import type { WithTexts } from "../queries/page-texts.ts";
import { FixedPageHead } from "./page-head.tsx";

/** The episodes, newest first, and the feed that podcast apps follow. */
export function PodcastsPage({ listPage, texts, load }: ListProps<SummaryOf<"podcasts">> & WithTexts) {
  const { t } = useTranslation();
  const local = useLocalText();
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} />
      <ListPageOpening {...listPage}>
        <TaglineRow tagline={texts.tagline && local(texts.tagline)}>
          <ContactLink href={`${import.meta.env.BASE_URL}podcasts.rss`} data-print="none">
            {t("podcasts.feed")}
          </ContactLink>
        </TaglineRow>
      </ListPageOpening>
      <DeferredContent>
        <ListItems listPage={listPage} load={load}>
          {card}
        </ListItems>
      </DeferredContent>
    </>
  );
}

const card = (episode: SummaryOf<"podcasts">, index: number) => (
  <EpisodeCard key={episode.slug} episode={episode} first={index === 0} />
);
