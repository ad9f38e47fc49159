import { defineType } from "../../shared/magazine/define-type.ts";

export default defineType({
  called: { en: "projects", es: "proyectos" },
  section: "made-in-arg",
  place: "card-:slug",
  hasPages: true,
  hasCarousel: true,
  gathered: true,
});

/** Categories of the cards; the first four, in this order, are the buttons of the filter. */
export const CARD_CATEGORIES = ["VER TODO", "CALZADO", "INDUMENTARIA", "ACCESORIOS", "VIDEO"] as const;

export type CardCategory = (typeof CARD_CATEGORIES)[number];

/** The category that means all cards. */
export const ALL_CARDS = CARD_CATEGORIES[0];

/** The categories that have a button in the filter. */
export const CARD_FILTERS = CARD_CATEGORIES.filter((category) => category !== "VIDEO");
