/** Episodes and what the site makes of them. */
import type { DocumentOf, SummaryOf } from "../../../content/schema/collections.ts";
import type { Neighbours } from "../../queries/order.ts";
import { withRoles } from "../../search/credits.ts";
import { podcastEpisode, podcastSeries } from "../../seo/structured-data/podcast.ts";
import { documentType } from "../document-type.tsx";
import { listPage } from "../list-page.tsx";

export const entry = documentType<"podcasts", Neighbours>({
  collection: "podcasts",
  list: listPage<SummaryOf<"podcasts">>({
    name: "podcasts",
    page: () => import("../../pages/podcasts-page.tsx").then((module) => module.PodcastsPage),
    content: __CONTENT__ && {
      of: "podcasts",
      seo: ({ publication }, _, texts) => ({ structuredData: [podcastSeries(publication, texts)] }),
    },
  }),
  page: () => import("../../pages/podcast-page.tsx").then((module) => module.PodcastPage),
  content: __CONTENT__ && {
    around:
      ({ neighboursOf }) =>
      ({ slug }) =>
        neighboursOf(slug),
    seo: {
      structuredData: ({ document }, { publication }) => [
        podcastEpisode(publication, { ...document, name: document.title, description: summaryOf(document) }),
      ],
      feedItem: ({ document }) => ({
        title: document.title,
        description: summaryOf(document),
        content: document.body.html,
        episode: document,
      }),
    },
    search: ({ document: { subtitle, body, transcript, credits } }) => ({
      texts: [subtitle, body, transcript],
      credits: withRoles(credits),
    }),
  },
});

const summaryOf = ({ subtitle, body }: Pick<DocumentOf<"podcasts">, "subtitle" | "body">) => subtitle || body.excerpt;
