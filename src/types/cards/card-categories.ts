import { CATEGORIES } from "../../shared/magazine/categories.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { LocalText } from "../../shared/magazine/local-text.ts";
import { categoriesIn } from "./type.ts";

const { labels, all, filters } = categoriesIn(CATEGORIES["made-in-arg"]);

/** Name of the category that shows all cards. */
export const ALL_CARDS = all;

/** The categories that have a button in the filter. */
export const CARD_FILTERS = filters;

/** Returns the label of a category. The category of videos has no configured label, so its name is used. */
export const labelOf = (category: string): LocalText => labels[category] ?? { [CONTENT_LANGUAGE]: category };
