/** The cards of the showcase, by category. */
import { ALL_CARDS, CARD_FILTERS } from "./card-categories.ts";
import type { CardSummary } from "./schema.ts";
import { listOf } from "../../site/queries/lists/lists.ts";
import type { Categories } from "../../site/queries/lists/list-page-data.ts";

const listCards = await listOf<CardSummary>("cards");

const FILTERED = CARD_FILTERS.filter((category) => category !== ALL_CARDS);

/** Categories of the filter, with the cards of each. The category for all cards is left out. */
export const cardCategories: Categories<CardSummary> = {
  names: () => FILTERED,
  itemsOf: (name) => listCards().filter(({ category }) => category === name),
};
