/** Cards with their projects and what the site makes of them. */
import type { SummaryOf } from "../../../content/schema/collections.ts";
import type { PageLink } from "../../queries/page-link.ts";
import { withRoles } from "../../search/credits.ts";
import { project } from "../../seo/structured-data/documents.ts";
import { galleryOf } from "../../seo/structured-data/pictures.ts";
import { documentType } from "../document-type.tsx";
import { listPage } from "../list-page.tsx";

/** Cards on the page of another. */
const RELATED = 3;

export const entry = documentType<"cards", { related: readonly PageLink[] }>({
  collection: "cards",
  list: listPage<SummaryOf<"cards">>({
    name: "made-in-arg",
    page: () => import("../../pages/made-in-arg-page.tsx").then((module) => module.MadeInArgPage),
    content: __CONTENT__ && {
      of: "cards",
      categories: () => import("../../queries/cards.ts").then((module) => module.cardCategories),
    },
  }),
  page: () => import("../../pages/card-page.tsx").then((module) => module.CardPage),
  content: __CONTENT__ && {
    around: ({ othersLike }) => {
      const related = othersLike(RELATED, ({ category }) => category);
      return ({ slug }) => ({ related: related(slug) });
    },
    seo: {
      structuredData: ({ document }, { publication }) => [
        project(publication, { ...document, name: document.title }),
        ...galleryOf(publication, document.title, document.gallery),
      ],
      pictures: ({ gallery }) => gallery,
      feedItem: false,
    },
    search: ({ document: { subtitle, body, credits } }) => ({
      texts: [subtitle, body],
      credits: withRoles(credits),
    }),
  },
});
