/** The cards of the showcase. */
import { summaries } from "#content/cards/summaries.ts";
import { ALL_CARDS, CARD_CATEGORIES, type CardCategory } from "../magazine/card-category.ts";
import type { SummaryOf } from "../schema/collections.ts";
import { newestFirst } from "./order.ts";
import { type PageLink, pictureOf } from "./page-link.ts";

export type CardSummary = SummaryOf<"cards">;

/** The categories that have a button. */
export function listFilters(): CardCategory[] {
  return CARD_CATEGORIES.filter((category) => category !== "VIDEO");
}

/** Newest first; with a category, only its cards (specification, section 2). */
export function listCards(category: CardCategory = ALL_CARDS): readonly CardSummary[] {
  const cards = newestFirst(summaries);
  return category === ALL_CARDS ? cards : cards.filter((card) => card.category === category);
}

/** Cards on the page of another. */
const RELATED = 3;

/** Other projects of the same category, newest first. */
export function relatedCards({ slug, category }: Pick<CardSummary, "slug" | "category">): PageLink[] {
  const others = newestFirst(summaries).filter((card) => card.category === category && card.slug !== slug);
  return others.slice(0, RELATED).map(({ title, link, address, image }) => ({
    name: title,
    address: link ?? address,
    picture: pictureOf(image),
  }));
}
