/** The cards of the showcase by their categories. */
import { ALL_CARDS, CARD_FILTERS } from "../../shared/magazine/card-category.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import { listOf } from "./lists.ts";
import type { Categories } from "./list-pages.ts";

const listCards = await listOf("cards");

const FILTERED = CARD_FILTERS.filter((category) => category !== ALL_CARDS);

/** What the buttons of the filter show. */
export const cardCategories: Categories<SummaryOf<"cards">> = {
  names: () => FILTERED,
  itemsOf: (name) => listCards().filter(({ category }) => category === name),
};
