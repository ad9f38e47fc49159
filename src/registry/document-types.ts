/** The types of documents that have a page each, and what the site makes of them. */
import type { PagedCollection } from "../magazine/addresses.ts";
import type { Article } from "../queries/articles.ts";
import type { Issue } from "../queries/issues.ts";
import type { Author } from "../queries/credited.ts";
import type { Neighbours } from "../queries/order.ts";
import type { PageLink } from "../queries/page-link.ts";
import { withRoles } from "../search/credits.ts";
import type { PersonAround } from "../queries/names.ts";
import type { SharedWork } from "../queries/reading-on.ts";
import type { PortionData } from "../queries/portions.ts";
import type { ListedWork } from "../queries/works.ts";
import { article, issue, profilePage, project } from "../seo/structured-data/documents.ts";
import { personPage } from "../seo/structured-data/person.ts";
import { galleryOf } from "../seo/structured-data/pictures.ts";
import { documentType } from "./document-type.tsx";

/** Cards on the page of another. */
const RELATED = 3;

/** People on the page of whom they work with. */
const COLLABORATORS = 8;

interface IssueAround {
  /** Address of the page of whom it is about, where there is more of them. */
  protagonist: string | undefined;
  related: readonly PageLink[];
  samePeople: readonly SharedWork[];
}

export const documentTypes = {
  articles: documentType<"articles", Neighbours & { author: Author | undefined; related: readonly PageLink[] }>({
    collection: "articles",
    page: () => import("../pages/article-page.tsx").then((module) => module.ArticlePage),
    content: __CONTENT__ && {
      section: "news",
      list: () => import("../queries/articles.ts").then((module) => module.listArticles),
      link: ({ headline, image }) => ({ name: headline, picture: image }),
      around: async ({ neighboursOf }) => {
        const [{ getTeamMember }, { personIn }, { related }] = await Promise.all([
          import("../queries/team.ts"),
          import("../queries/people.ts"),
          import("../queries/reading-on.ts").then((module) => module.readingOn()),
        ]);
        const authorOf = ({ slug, author }: Article): Author | undefined => {
          if (!author) return undefined;
          const { name } = getTeamMember(author);
          const person = personIn("articles", slug, name);
          return { name, ...(person && { person }) };
        };
        return (document) => {
          const neighbours = neighboursOf(document);
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

  issues: documentType<"issues", Neighbours & IssueAround>({
    collection: "issues",
    page: () => import("../pages/issue-page.tsx").then((module) => module.IssuePage),
    content: __CONTENT__ && {
      section: "issues",
      list: () => import("../queries/issues.ts").then((module) => module.listIssues),
      link: ({ name, image }) => ({ name, picture: image }),
      around: async ({ neighboursOf }) => {
        const [{ personOf }, { related, samePeople }] = await Promise.all([
          import("../queries/people.ts"),
          import("../queries/reading-on.ts").then((module) => module.readingOn()),
        ]);
        return (document) => {
          const place = { type: "issues", slug: document.slug } as const;
          const neighbours = neighboursOf(document);
          const beside = [neighbours.newer, neighbours.older];
          const others = related(place, beside);
          const protagonist = personOf({ type: "issues", ...document, link: "" });
          const hasMore = protagonist && protagonist.count > 1;
          return {
            ...neighbours,
            protagonist: hasMore ? protagonist.address : undefined,
            related: others,
            samePeople: samePeople(place, [...beside, ...others]),
          };
        };
      },
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

  people: documentType<"people", PersonAround, PortionData<ListedWork>>({
    collection: "people",
    page: () => import("../pages/person-page.tsx").then((module) => module.PersonPage),
    inPortions: true,
    content: __CONTENT__ && {
      section: "contributors",
      list: () => import("../queries/people.ts").then((module) => module.listPeople),
      link: ({ name, portrait }) => ({ name, picture: portrait }),
      around: async () => {
        const [{ collaboratorsOf }, { rolesOf }] = await Promise.all([
          import("../queries/people.ts"),
          import("../queries/names.ts"),
        ]);
        return (document) => ({
          collaborators: collaboratorsOf(document, COLLABORATORS),
          roles: rolesOf(document),
          team: document.works.some(({ type }) => type === "team"),
        });
      },
      portion: () => import("../queries/works.ts").then((module) => module.worksPortion),
      seo: {
        kicker: ({ roles }) => roles.join(" · "),
        socialPicture: ({ portion }) => portion.items.find(({ picture }) => picture)?.picture,
        structuredData: ({ document, around: { team }, portion }, { publication }) =>
          personPage(publication, { ...document, team }, portion.items),
        feedItem: false,
      },
      search: ({ document: { name, roles, spellings, biography } }) => ({
        texts: [roles.join(", "), biography],
        people: spellings.filter((spelling) => spelling !== name),
        roles,
      }),
    },
  }),
} as const satisfies Record<PagedCollection, unknown>;

const summaryOf = ({ subtitle, body }: Pick<Article, "subtitle" | "body">) => subtitle || body.excerpt;

function creditsOf({ credits: { col1, col2, col3 } }: Pick<Issue, "credits">) {
  return [...col1, ...col2, ...(col3 ? [col3] : [])];
}
