/** The cards of the showcase by their categories. */
import { ALL_CARDS, CARD_FILTERS } from "./type.ts";
import type { CardSummary } from "./schema.ts";
import { listOf } from "../../site/queries/lists/lists.ts";
import type { Categories } from "../../site/queries/lists/list-page-data.ts";

const listCards = await listOf<CardSummary>("cards");

const FILTERED = CARD_FILTERS.filter((category) => category !== ALL_CARDS);

/** The cards that the buttons of the filter show. */
export const cardCategories: Categories<CardSummary> = {
  names: () => FILTERED,
  itemsOf: (name) => listCards().filter(({ category }) => category === name),
};
