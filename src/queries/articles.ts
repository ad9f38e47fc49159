/** The news items and their articles. */
import { documents } from "#content/articles/documents.ts";
import { summaries } from "#content/articles/summaries.ts";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { documentLoader } from "./document-loader.ts";
import { findBySlug, type Neighbours, neighboursIn, newestFirst } from "./order.ts";

export type Article = DocumentOf<"articles">;
export type ArticleSummary = SummaryOf<"articles">;

/** Newest first. */
export function listArticles(): readonly ArticleSummary[] {
  return newestFirst(summaries);
}

export function findArticle(segment: string): ArticleSummary | undefined {
  return findBySlug(summaries, segment);
}

export function articleNeighbours(slug: string): Neighbours<ArticleSummary> {
  return neighboursIn(listArticles(), slug);
}

export const loadArticle = documentLoader<Article>(() => documents);
