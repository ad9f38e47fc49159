/** The numbered issues. */
import { list } from "#content/issues.js";
import type { DocumentOf, SummaryOf } from "../../content/schema/collections.ts";
import { newestFirst } from "./order.ts";

export type Issue = DocumentOf<"issues">;
export type IssueSummary = SummaryOf<"issues">;

/** Newest first. */
export function listIssues(): readonly IssueSummary[] {
  return newestFirst(list());
}
