/** One card: what its page shows. */
import type { DocumentOf } from "../schema/collections.ts";
import { type DocumentPage, documentPages } from "./document-page.ts";
import type { PageLink } from "./page-link.ts";

export type Card = DocumentOf<"cards">;
export type CardPageData = DocumentPage<Card, { related: readonly PageLink[] }>;

/** The card of a segment, and others of its category. */
export const loadCard = documentPages({
  collection: "cards",
  modules: () => import("#content/cards/documents.ts"),
  lists: async () => {
    const { relatedCards } = await import("./cards.ts");
    return (card: Card) => ({ related: relatedCards(card) });
  },
});
