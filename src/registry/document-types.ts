/** The types of documents that have a page each, and what the site makes of them. */
import type { PagedCollection } from "../magazine/addresses.ts";
import type { Article } from "../queries/articles.ts";
import type { Issue } from "../queries/issues.ts";
import type { Neighbours } from "../queries/order.ts";
import type { PageLink } from "../queries/page-link.ts";
import { withRoles } from "../search/credits.ts";
import { article, issue, profilePage, project } from "../seo/structured-data/documents.ts";
import { galleryOf } from "../seo/structured-data/pictures.ts";
import { documentType } from "./document-type.tsx";

/** Cards on the page of another. */
const RELATED = 3;

export const documentTypes = {
  articles: documentType<"articles", Neighbours & { author: string | undefined }>({
    collection: "articles",
    page: () => import("../pages/article-page.tsx").then((module) => module.ArticlePage),
    content: __CONTENT__ && {
      section: "news",
      list: () => import("../queries/articles.ts").then((module) => module.listArticles),
      link: ({ headline, image }) => ({ name: headline, picture: image }),
      around: async ({ neighboursOf }) => {
        const { getTeamMember } = await import("../queries/team.ts");
        return (document) => ({
          ...neighboursOf(document),
          author: document.author && getTeamMember(document.author).name,
        });
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
          ...(author && { author }),
        }),
      },
      search: ({ document: { subtitle, body }, around: { author } }) => ({
        texts: [subtitle, body],
        people: author ? [author] : [],
      }),
    },
  }),

  cards: documentType<"cards", { related: readonly PageLink[] }>({
    collection: "cards",
    page: () => import("../pages/card-page.tsx").then((module) => module.CardPage),
    content: __CONTENT__ && {
      section: "made-in-arg",
      list: () => import("../queries/cards.ts").then((module) => module.listCards),
      link: ({ title, image }) => ({ name: title, picture: image }),
      around:
        ({ othersThan }) =>
        (card) => ({ related: othersThan(card, RELATED, ({ category }) => category === card.category) }),
      seo: {
        structuredData: ({ document }, { publication }) => [
          project(publication, { ...document, name: document.title }),
          ...galleryOf(publication, document.title, document.gallery),
        ],
        pictures: ({ gallery }) => gallery,
        feedItem: false,
      },
      search: ({ document: { subtitle, body, credits } }) => ({
        texts: [subtitle, body],
        credits: withRoles(credits),
      }),
    },
  }),

  issues: documentType<"issues", Neighbours>({
    collection: "issues",
    page: () => import("../pages/issue-page.tsx").then((module) => module.IssuePage),
    content: __CONTENT__ && {
      section: "issues",
      list: () => import("../queries/issues.ts").then((module) => module.listIssues),
      link: ({ name, image }) => ({ name, picture: image }),
      around: ({ neighboursOf }) => neighboursOf,
      seo: {
        kicker: ({ number }) => number,
        structuredData: ({ document }, { publication }) => [
          issue(publication, { ...document, credits: creditsOf(document) }),
          profilePage(publication, document),
          ...galleryOf(publication, document.name, document.gallery),
        ],
        pictures: ({ gallery }) => gallery,
        feedItem: ({ document: { number, name } }, { publication, t }) => ({
          title: `${number} ${name}`,
          description: t("issue.description", { number, artist: name, name: publication.name }),
        }),
      },
      search: ({ document: { number, presentation, credits } }) => ({
        texts: [number, presentation],
        credits: withRoles([...creditsOf({ credits }), ...credits.thanks, ...credits.specialThanks]),
      }),
    },
  }),

  people: documentType<"people", object>({
    collection: "people",
    page: () => import("../pages/person-page.tsx").then((module) => module.PersonPage),
    content: __CONTENT__ && {
      section: "contributors",
      list: () => import("../queries/people.ts").then((module) => module.listPeople),
      link: ({ name, portrait }) => ({ name, picture: portrait ?? NO_PICTURE }),
      around: () => () => ({}),
      seo: { structuredData: () => [], feedItem: false },
    },
  }),
} as const satisfies Record<PagedCollection, unknown>;

const NO_PICTURE = { src: "", srcSet: "", width: 0, height: 0, placeholder: "" };

const summaryOf = ({ subtitle, body }: Pick<Article, "subtitle" | "body">) => subtitle || body.excerpt;

function creditsOf({ credits: { col1, col2, col3 } }: Pick<Issue, "credits">) {
  return [...col1, ...col2, ...(col3 ? [col3] : [])];
}
