/** Definition of cards for the site: pages, related cards, SEO and search. */
import type { Card, CardSummary } from "./schema.ts";
import type { CardAround } from "./card-page.tsx";
import { withRoles } from "../../site/search/credits.ts";
import { project } from "../../site/seo/structured-data/documents.ts";
import { galleryOf } from "../../site/seo/structured-data/site-graph.ts";
import { documentType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";

/** Number of related cards that the page of a card links to. */
const RELATED = 3;

export default documentType<Card, CardSummary, CardAround>({
  collection: "cards",
  list: listPage<CardSummary>({
    name: "made-in-arg",
    page: () => import("./cards-page.tsx").then((module) => module.CardsPage),
    content: __CONTENT__ && {
      of: "cards",
      categories: () => import("./categories.ts").then((module) => module.cardCategories),
    },
  }),
  page: () => import("./card-page.tsx").then((module) => module.CardPage),
  content: __CONTENT__ && {
    around: async ({ othersLike }) => {
      const { appearanceOf } = await import("../../site/queries/gathering/contents.ts");
      const related = othersLike(RELATED, ({ category }) => category);
      return (document) => ({ related: related(document.slug), appearance: appearanceOf("cards", document) });
    },
    seo: {
      structuredData: ({ document, around: { appearance } }, { publication }) => [
        project(publication, { ...document, name: document.title, appearance }),
        ...galleryOf(publication, document.title, document.gallery),
      ],
      pictures: ({ gallery }) => gallery,
      feedItem: false,
    },
    search: ({ document: { subtitle, body, authors = [], credits } }) => ({
      texts: [subtitle, body],
      people: authors.map(({ name }) => name),
      credits: withRoles(credits),
    }),
  },
});
