/** One article: what its page shows. */
import type { DocumentOf } from "../schema/collections.ts";
import { type DocumentPage, documentPages } from "./document-page.ts";
import type { Neighbours } from "./order.ts";

export type Article = DocumentOf<"articles">;
export type ArticlePageData = DocumentPage<Article, Neighbours & { author: string | undefined }>;

/** The article of a segment, the newer and the older one, and the name of who signs it. */
export const loadArticle = documentPages({
  collection: "articles",
  modules: () => import("#content/articles/documents.ts"),
  lists: async () => {
    const [{ articleNeighbours }, { getTeamMember }] = await Promise.all([
      import("./articles.ts"),
      import("./team.ts"),
    ]);
    return ({ slug, author }: Article) => ({
      ...articleNeighbours(slug),
      author: author && getTeamMember(author).name,
    });
  },
});
