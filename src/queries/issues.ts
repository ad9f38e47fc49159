/** The numbered issues. */
import { summaries } from "#content/issues/summaries.ts";
import type { SummaryOf } from "../schema/collections.ts";
import { type Neighbours, neighboursIn, newestFirst } from "./order.ts";
import { pictureOf } from "./page-link.ts";

export type IssueSummary = SummaryOf<"issues">;

/** Newest first. */
export function listIssues(): readonly IssueSummary[] {
  return newestFirst(summaries);
}

export function issueNeighbours(slug: string): Neighbours {
  return neighboursIn(listIssues(), slug, ({ name, address, image }) => ({ name, address, picture: pictureOf(image) }));
}
