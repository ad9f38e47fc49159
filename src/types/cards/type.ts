import type { CategoryLabels } from "../../shared/magazine/define-magazine.ts";
import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "projects", es: "proyectos" },
  section: "made-in-arg",
  place: "card-:slug",
  hasPages: true,
  hasCarousel: true,
  gathered: true,
  categories: {
    en: ["VIEW ALL", "FOOTWEAR", "CLOTHING", "ACCESSORIES"],
    es: ["VER TODO", "CALZADO", "INDUMENTARIA", "ACCESORIOS"],
  },
});

/**
 * The category of cards that show a video in place of the picture. Every magazine has this category, but no button for
 * it.
 */
export const VIDEO_CARDS = "VIDEO";

/**
 * Returns the labels and the names of a magazine's categories (`filters`). The first category, `all`, contains all
 * cards. A magazine without configured categories has only this category.
 */
export function categoriesIn(labels: CategoryLabels = { ALL: { en: "ALL", es: "TODO" } }) {
  const filters = Object.keys(labels);
  return { labels, filters, all: filters[0] ?? "" };
}
