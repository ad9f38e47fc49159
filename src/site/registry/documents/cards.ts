/** Cards with their projects and what the site makes of them. */
import type { PageLink } from "../../queries/page-link.ts";
import { withRoles } from "../../search/credits.ts";
import { project } from "../../seo/structured-data/documents.ts";
import { galleryOf } from "../../seo/structured-data/pictures.ts";
import { documentType } from "../document-type.tsx";

/** Cards on the page of another. */
const RELATED = 3;

export const cards = documentType<"cards", { related: readonly PageLink[] }>({
  collection: "cards",
  page: () => import("../../pages/card-page.tsx").then((module) => module.CardPage),
  content: __CONTENT__ && {
    section: "made-in-arg",
    list: () => import("../../queries/cards.ts").then((module) => module.listCards),
    link: ({ title, image }) => ({ name: title, picture: image }),
    around:
      ({ othersThan }) =>
      (card) => ({ related: othersThan(card, RELATED, ({ category }) => category === card.category) }),
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
