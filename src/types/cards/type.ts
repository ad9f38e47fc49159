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

/** The category of cards that show a video in place of the picture. Every magazine has it, but no button for it. */
export const VIDEO_CARDS = "VIDEO";

/**
 * Returns the categories of a magazine, of which the first means all cards. The others, in their order, are the buttons
 * of the filter. A magazine that names no categories has only the first.
 */
export function categoriesIn(labels: CategoryLabels = { ALL: { en: "ALL", es: "TODO" } }) {
  const filters = Object.keys(labels);
  return { labels, filters, all: filters[0] ?? "" };
}
