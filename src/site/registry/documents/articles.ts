/** Articles and what the site makes of them. */
import type { DocumentOf, SummaryOf } from "../../../content/schema/collections.ts";
import type { Author } from "../../queries/credited.ts";
import type { ArticleAround } from "../../pages/article-page.tsx";
import { article } from "../../seo/structured-data/documents.ts";
import { documentType } from "../document-type.tsx";
import { listPage } from "../list-page.tsx";

export const entry = documentType<"articles", ArticleAround>({
  collection: "articles",
  list: listPage<SummaryOf<"articles">>({
    name: "news",
    page: () => import("../../pages/news-page.tsx").then((module) => module.NewsPage),
    content: __CONTENT__ && { of: "articles" },
  }),
  page: () => import("../../pages/article-page.tsx").then((module) => module.ArticlePage),
  content: __CONTENT__ && {
    around: async ({ neighboursOf }) => {
      const [{ nameOfMember }, { personIn }, { related }] = await Promise.all([
        import("../../queries/team.ts"),
        import("../../queries/people.ts"),
        import("../../queries/further-reading.ts").then((module) => module.furtherReading()),
      ]);
      const authorOf = ({ slug, author }: DocumentOf<"articles">): Author | undefined => {
        if (!author) return undefined;
        const name = nameOfMember(author.slug);
        const person = personIn("articles", slug, name);
        return { name, ...(person && { person }) };
      };
      return (document) => {
        const neighbours = neighboursOf(document.slug);
        const beside = [neighbours.newer, neighbours.older];
        return {
          ...neighbours,
          author: authorOf(document),
          related: related({ type: "articles", slug: document.slug }, beside),
        };
      };
    },
    seo: {
      structuredData: ({ document, around }, { publication }) => [
        article(publication, {
          ...document,
          name: document.headline,
          description: summaryOf(document),
          words: document.body.words,
          author: around.author,
        }),
      ],
      feedItem: ({ document, around: { author } }) => ({
        title: document.headline,
        description: summaryOf(document),
        content: document.body.html,
        ...(author && { author: author.name }),
      }),
    },
    search: ({ document: { subtitle, body }, around: { author } }) => ({
      texts: [subtitle, body],
      people: author ? [author.name] : [],
    }),
  },
});

const summaryOf = ({ subtitle, body }: Pick<DocumentOf<"articles">, "subtitle" | "body">) => subtitle || body.excerpt;
