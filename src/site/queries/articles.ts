/** The news items. */
import { list } from "#content/articles.js";
import type { DocumentOf, SummaryOf } from "../../content/schema/collections.ts";
import { newestFirst } from "./order.ts";

export type Article = DocumentOf<"articles">;
export type ArticleSummary = SummaryOf<"articles">;

/** Newest first. */
export function listArticles(): readonly ArticleSummary[] {
  return newestFirst(list());
}
