/** Episodes and what the site makes of them. */
import { documentType, listPage, withRoles, type NeighbourLinks } from "pompa/site";
import type { Episode, EpisodeSummary } from "./schema.ts";
import { episodeTags, SHOW, showChannel } from "./feed.ts";
import { podcastEpisode, podcastSeries } from "./structured-data.ts";

export default documentType<Episode, EpisodeSummary, NeighbourLinks>({
  collection: "podcasts",
  list: listPage<EpisodeSummary>({
    name: "podcasts",
    page: () => import("./podcasts-page.tsx").then((module) => module.PodcastsPage),
    content: __CONTENT__ && {
      of: "podcasts",
      seo: ({ publication }, _, texts) => ({ structuredData: [podcastSeries(publication, texts)] }),
    },
  }),
  page: () => import("./podcast-page.tsx").then((module) => module.PodcastPage),
  content: __CONTENT__ && {
    around:
      ({ neighboursOf }) =>
      ({ slug }) =>
        neighboursOf(slug),
    seo: {
      structuredData: ({ document }, { publication }) => [
        podcastEpisode(publication, { ...document, name: document.title, description: summaryOf(document) }),
      ],
      feedChannel: ({ publication }) => showChannel(publication, SHOW),
      feedItem: ({ document }, { publication }) => ({
        title: document.title,
        description: summaryOf(document),
        content: document.body.html,
        ...episodeTags(document, publication.url),
      }),
    },
    search: ({ document: { subtitle, body, transcript, credits } }) => ({
      texts: [subtitle, body, transcript],
      credits: withRoles(credits),
    }),
  },
});

const summaryOf = ({ subtitle, body }: Pick<Episode, "subtitle" | "body">) => subtitle || body.excerpt;
