/** The cards of the showcase and their project pages. */
import { documents } from "#content/cards/documents.ts";
import { summaries } from "#content/cards/summaries.ts";
import { CARD_CATEGORIES, type CardCategory } from "../schema/card-category.ts";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { documentLoader } from "./document-loader.ts";
import { findBySlug, newestFirst } from "./order.ts";

export type Card = DocumentOf<"cards">;
export type CardSummary = SummaryOf<"cards">;

/** The categories that have a button; the first one means all cards. */
export const ALL_CARDS = CARD_CATEGORIES[0];

export function listFilters(): CardCategory[] {
  return CARD_CATEGORIES.filter((category) => category !== "VIDEO");
}

/** Newest first; with a category, only its cards (specification, section 2). */
export function listCards(category: CardCategory = ALL_CARDS): readonly CardSummary[] {
  const cards = newestFirst(summaries);
  return category === ALL_CARDS ? cards : cards.filter((card) => card.category === category);
}

export function findCard(segment: string): CardSummary | undefined {
  return findBySlug(summaries, segment);
}

/** Cards on a project page. */
const RELATED = 3;

/** Other projects of the same category, newest first. */
export function relatedCards({ slug, category }: CardSummary): CardSummary[] {
  const others = newestFirst(summaries).filter((card) => card.category === category && card.slug !== slug);
  return others.slice(0, RELATED);
}

export const loadCard = documentLoader<Card>(() => documents);
