/** The cards of the showcase. */
import { summaries } from "#content/cards/summaries.js";
import { ALL_CARDS, CARD_CATEGORIES, type CardCategory } from "../magazine/card-category.ts";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { newestFirst } from "./order.ts";

export type Card = DocumentOf<"cards">;
export type CardSummary = SummaryOf<"cards">;

/** The categories that have a button. */
export function listFilters(): CardCategory[] {
  return CARD_CATEGORIES.filter((category) => category !== "VIDEO");
}

/** Newest first; with a category, only its cards. */
export function listCards(category: CardCategory = ALL_CARDS): readonly CardSummary[] {
  const cards = newestFirst(summaries);
  return category === ALL_CARDS ? cards : cards.filter((card) => card.category === category);
}
