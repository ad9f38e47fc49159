/** The cards of the showcase. */
import { list } from "#content/cards.js";
import { ALL_CARDS, CARD_FILTERS } from "../../shared/magazine/card-category.ts";
import type { DocumentOf, SummaryOf } from "../../content/schema/collections.ts";
import { newestFirst } from "./order.ts";
import type { Categories } from "./list-pages.ts";

export type Card = DocumentOf<"cards">;
export type CardSummary = SummaryOf<"cards">;

/** Newest first. */
export function listCards(): readonly CardSummary[] {
  return newestFirst(list());
}

const FILTERED = CARD_FILTERS.filter((category) => category !== ALL_CARDS);

/** What the buttons of the filter show. */
export const cardCategories: Categories<CardSummary> = {
  names: () => FILTERED,
  itemsOf: (name) => listCards().filter(({ category }) => category === name),
};
