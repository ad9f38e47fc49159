import {
  ContactLink,
  DeferredContent,
  FixedPageHead,
  ListItems,
  ListPageOpening,
  PageBanner,
  TaglineRow,
  useLocalText,
  useWords,
  type ListProps,
  type WithTexts,
} from "pompa/site";
import { WORDS } from "./words.ts";
import { EpisodeCard } from "./episode-card.tsx";
import type { EpisodeSummary } from "./schema.ts";

/** The episodes, newest first, and the feed that podcast apps follow. */
export function PodcastsPage({ listPage, texts, load }: ListProps<EpisodeSummary> & WithTexts) {
  const words = useWords(WORDS);
  const local = useLocalText();
  return (
    <>
      <FixedPageHead texts={texts} number={listPage.number} />
      <PageBanner texts={texts} />
      <ListPageOpening {...listPage}>
        <TaglineRow tagline={texts.tagline && local(texts.tagline)}>
          <ContactLink href={`${import.meta.env.BASE_URL}podcasts.rss`} data-print="none">
            {words.feed}
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

const card = (episode: EpisodeSummary, index: number) => (
  <EpisodeCard key={episode.slug} episode={episode} first={index === 0} />
);
