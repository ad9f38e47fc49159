/** One issue: what its page shows. */
import type { DocumentOf } from "../schema/collections.ts";
import { type DocumentPage, documentPages } from "./document-page.ts";
import type { Neighbours } from "./order.ts";

export type Issue = DocumentOf<"issues">;
export type IssuePageData = DocumentPage<Issue, Neighbours>;

/** The issue of a segment, and the newer and the older one. */
export const loadIssue = documentPages({
  collection: "issues",
  modules: () => import("#content/issues/documents.ts"),
  lists: async () => {
    const { issueNeighbours } = await import("./issues.ts");
    return ({ slug }: Issue) => issueNeighbours(slug);
  },
});
