/** The cards of the showcase. */
import { summaries } from "#content/cards/summaries.js";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { newestFirst } from "./order.ts";

export type Card = DocumentOf<"cards">;
export type CardSummary = SummaryOf<"cards">;

/** Newest first. */
export function listCards(): readonly CardSummary[] {
  return newestFirst(summaries);
}
