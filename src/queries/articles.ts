/** The news items. */
import { summaries } from "#content/articles/summaries.ts";
import type { SummaryOf } from "../schema/collections.ts";
import { type Neighbours, neighboursIn, newestFirst } from "./order.ts";
import { pictureOf } from "./page-link.ts";

export type ArticleSummary = SummaryOf<"articles">;

/** Newest first. */
export function listArticles(): readonly ArticleSummary[] {
  return newestFirst(summaries);
}

export function articleNeighbours(slug: string): Neighbours {
  return neighboursIn(listArticles(), slug, ({ headline, address, image }) => ({
    name: headline,
    address,
    picture: pictureOf(image),
  }));
}
