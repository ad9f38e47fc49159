/** The numbered issues and their creator pages. */
import { documents } from "#content/issues/documents.ts";
import { summaries } from "#content/issues/summaries.ts";
import type { DocumentOf, SummaryOf } from "../schema/collections.ts";
import { documentLoader } from "./document-loader.ts";
import { findBySlug, type Neighbours, neighboursIn, newestFirst } from "./order.ts";

export type Issue = DocumentOf<"issues">;
export type IssueSummary = SummaryOf<"issues">;

/** Newest first. */
export function listIssues(): readonly IssueSummary[] {
  return newestFirst(summaries);
}

export function findIssue(segment: string): IssueSummary | undefined {
  return findBySlug(summaries, segment);
}

export function issueNeighbours(slug: string): Neighbours<IssueSummary> {
  return neighboursIn(listIssues(), slug);
}

export const loadIssue = documentLoader<Issue>(() => documents);
