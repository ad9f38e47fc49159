/** The episodes that the magazine publishes, and each of them. */
import {
  absolute,
  CONTENT_LANGUAGE,
  contributors,
  addressOf,
  LOCALE,
  organizationId,
  textIn,
  work,
  type CreditFacts,
  type PageFacts,
  type PageTexts,
  type Publication,
} from "pompa/site";
import type { PodcastEpisode, PodcastSeries } from "schema-dts";
import { audioType, SHOW } from "./feed.ts";

const seriesId = ({ url }: Publication) => `${url}${addressOf("podcasts")}#series`;

export function podcastSeries(publication: Publication, { title, description }: PageTexts): PodcastSeries {
  const { url, name } = publication;
  return {
    "@type": "PodcastSeries",
    "@id": seriesId(publication),
    name: `${name} · ${textIn(title, CONTENT_LANGUAGE)}`,
    description: description ? textIn(description, CONTENT_LANGUAGE) : publication.description,
    url: url + addressOf("podcasts"),
    webFeed: `${url}/podcasts.rss`,
    image: `${url}/${SHOW.cover}`,
    inLanguage: LOCALE,
    publisher: { "@id": organizationId(publication) },
  };
}

interface EpisodeFacts extends PageFacts {
  description: string;
  season?: number | undefined;
  episode?: number | undefined;
  audio: { src: string; bytes: number };
  /** `42:10` */
  duration: string;
  credits: readonly CreditFacts[];
  transcript?: { html: string } | undefined;
}

export function podcastEpisode(publication: Publication, facts: EpisodeFacts): PodcastEpisode {
  const { name, description, season, episode, audio, credits } = facts;
  const duration = isoDuration(facts.duration);
  return {
    "@type": "PodcastEpisode",
    ...work(publication, facts),
    name,
    description,
    timeRequired: duration,
    ...(episode && { episodeNumber: episode }),
    ...(season && { partOfSeason: { "@type": "PodcastSeason", seasonNumber: season } }),
    partOfSeries: { "@id": seriesId(publication) },
    associatedMedia: {
      "@type": "AudioObject",
      contentUrl: absolute(audio.src, publication.url),
      contentSize: `${audio.bytes}`,
      encodingFormat: audioType(audio.src),
      duration,
    },
    contributor: contributors(publication, credits),
  };
}

/** `1:05:00` → `PT1H05M00S`, as ISO 8601 writes it. */
function isoDuration(duration: string): string {
  const [seconds, minutes, hours] = duration.split(":").toReversed();
  return `PT${hours ? `${hours}H` : ""}${minutes}M${seconds}S`;
}
