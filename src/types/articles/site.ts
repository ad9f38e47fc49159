/** Definition of articles for the site: pages, related documents, SEO, feed items and search. */
import type { Article, ArticleSummary } from "./schema.ts";
import type { Author } from "../../site/queries/people/credit-links.ts";
import type { ArticleAround } from "./article-page.tsx";
import { article } from "../../site/seo/structured-data/documents.ts";
import { documentType } from "../../site/registry/document-type.tsx";
import { listPage } from "../../site/registry/list-page.tsx";

export default documentType<Article, ArticleSummary, ArticleAround>({
  collection: "articles",
  list: listPage<ArticleSummary>({
    name: "news",
    page: () => import("./articles-page.tsx").then((module) => module.ArticlesPage),
    content: __CONTENT__ && { of: "articles" },
  }),
  page: () => import("./article-page.tsx").then((module) => module.ArticlePage),
  content: __CONTENT__ && {
    around: async ({ neighboursOf }) => {
      const [{ nameOfMember }, { personIn }, { appearanceOf }, { related }] = await Promise.all([
        import("../../site/queries/people/team.ts"),
        import("../../site/queries/people/people.ts"),
        import("../../site/queries/gathering/contents.ts"),
        import("../../site/queries/further-reading/further-reading.ts").then((module) => module.furtherReading()),
      ]);
      const authorsOf = ({ slug, author, authors = [] }: Article): Author[] => {
        const member = author ? [{ name: nameOfMember(author.slug), link: "" }] : [];
        return [...member, ...authors].map(({ name, link }) => {
          const person = personIn("articles", slug, name, link);
          return { name, link, ...(person && { person }) };
        });
      };
      return (document) => {
        const neighbours = neighboursOf(document.slug);
        const shownLinks = [neighbours.newer, neighbours.older];
        return {
          ...neighbours,
          authors: authorsOf(document),
          related: related({ type: "articles", slug: document.slug }, shownLinks),
          appearance: appearanceOf("articles", document),
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
          authors: around.authors,
          appearance: around.appearance,
        }),
      ],
      feedItem: ({ document, around: { authors } }) => ({
        title: document.headline,
        description: summaryOf(document),
        content: document.body.html,
        authors: authors.map(({ name }) => name),
      }),
    },
    search: ({ document: { subtitle, body }, around: { authors } }) => ({
      texts: [subtitle, body],
      people: authors.map(({ name }) => name),
    }),
  },
});

const summaryOf = ({ subtitle, body }: Pick<Article, "subtitle" | "body">) => subtitle || body.excerpt;
