/** Everyone who is credited. */
import { summaries } from "#content/people/summaries.js";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { newestFirst } from "./order.ts";

export type Person = DocumentOf<"people">;
export type PersonSummary = SummaryOf<"people">;

/** By their newest works. */
export function listPeople(): readonly PersonSummary[] {
  return newestFirst(summaries);
}
