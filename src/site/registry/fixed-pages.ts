/** The pages that are there whatever the content says. Their titles and descriptions are translations. */
import { FIXED_ADDRESSES, type FixedPage, ROLE_PATTERN } from "../../shared/magazine/addresses.ts";
import type { ArticleSummary } from "../queries/articles.ts";
import type { CardSummary } from "../queries/cards.ts";
import type { Editorial } from "../queries/editorials.ts";
import type { IssueSummary } from "../queries/issues.ts";
import { smallestOf } from "../queries/page-link.ts";
import type { NamesBeside } from "../queries/names.ts";
import type { NameGroup } from "../queries/names-by-letter.ts";
import type { Profile } from "../queries/profiles.ts";
import { withRoles } from "../search/credits.ts";
import { gallery } from "../seo/structured-data/pictures.ts";
import { website } from "../seo/structured-data/website.ts";
import { fixedPage, type FixedPageEntry } from "./fixed-page.tsx";
import { listPage } from "./list-page.tsx";

export const fixedPages = {
  home: fixedPage({
    page: () => import("../pages/home-page.tsx").then((module) => module.HomePage),
    seo:
      __CONTENT__ &&
      (({ publication }) => ({
        socialTitle: publication.name,
        structuredData: [website(publication, FIXED_ADDRESSES.search)],
      })),
  }),
  who: fixedPage({
    page: () => import("../pages/who-page.tsx").then((module) => module.WhoPage),
    data:
      __CONTENT__ && (() => import("../queries/team.ts").then((module) => () => ({ team: module.listCreditedTeam() }))),
  }),
  editorials: listPage<Editorial>({
    name: "editorials",
    credits: "editorials",
    page: () => import("../pages/editorials-page.tsx").then((module) => module.EditorialsPage),
    list: __CONTENT__ && (() => import("../queries/editorials.ts").then((module) => module.listEditorials)),
    seo:
      __CONTENT__ &&
      (({ publication }, editorials) => ({
        structuredData: editorials.map(({ title, images }) => gallery(publication, title, images)),
        pictures: editorials.flatMap(({ images }) => images),
      })),
    search:
      __CONTENT__ &&
      (({ title, lang, images, credits }) => ({
        title,
        lang,
        picture: smallestOf(images[0]),
        texts: [],
        credits: withRoles([...credits.left, ...credits.right]),
      })),
  }),
  socialite: fixedPage({ page: () => import("../pages/socialite-page.tsx").then((module) => module.SocialitePage) }),
  "club-pompa": listPage<Profile>({
    name: "club-pompa",
    credits: "profiles",
    page: () => import("../pages/club-page.tsx").then((module) => module.ClubPage),
    list: __CONTENT__ && (() => import("../queries/profiles.ts").then((module) => module.listProfiles)),
    seo: __CONTENT__ && ((_, profiles) => ({ pictures: profiles.flatMap(({ images }) => images) })),
    search:
      __CONTENT__ &&
      (({ title, images, credits: { name, occupation, style, brands } }) => ({
        title,
        picture: smallestOf(images[0]),
        texts: [occupation, style, brands],
        people: name.name === title ? [] : [name.name],
        roles: [occupation],
        brands: [brands],
      })),
  }),
  form: fixedPage({
    page: () => import("../pages/form-page.tsx").then((module) => module.FormPage),
    preloadLater: () => import("../forms/subscribe/deferred-form.tsx").then((module) => module.preloadForm()),
  }),
  issues: listPage<IssueSummary>({
    name: "issues",
    credits: "issues",
    page: () => import("../pages/issues-page.tsx").then((module) => module.IssuesPage),
    list: __CONTENT__ && (() => import("../queries/issues.ts").then((module) => module.listIssues)),
  }),
  "made-in-arg": listPage<CardSummary>({
    name: "made-in-arg",
    page: () => import("../pages/made-in-arg-page.tsx").then((module) => module.MadeInArgPage),
    list: __CONTENT__ && (() => import("../queries/cards.ts").then((module) => module.listCards)),
    categories: __CONTENT__ && (() => import("../queries/cards.ts").then((module) => module.cardCategories)),
  }),
  news: listPage<ArticleSummary>({
    name: "news",
    page: () => import("../pages/news-page.tsx").then((module) => module.NewsPage),
    list: __CONTENT__ && (() => import("../queries/articles.ts").then((module) => module.listArticles)),
  }),
  contributors: listPage<NameGroup, NamesBeside>({
    name: "contributors",
    page: () => import("../pages/contributors-page.tsx").then((module) => module.ContributorsPage),
    list: __CONTENT__ && (() => import("../queries/names.ts").then((module) => module.listNames)),
    categories: __CONTENT__ && (() => import("../queries/names.ts").then((module) => module.nameCategories)),
    categoryPattern: ROLE_PATTERN,
    beside: __CONTENT__ && (() => import("../queries/names.ts").then((module) => module.besideNames)),
    documentsOf: ({ names }) => names,
  }),
  search: fixedPage({ page: () => import("../pages/search-page.tsx").then((module) => module.SearchPage) }),
  offline: fixedPage({
    page: () => import("../pages/offline-page.tsx").then((module) => module.OfflinePage),
    unlisted: true,
  }),
} as const satisfies Record<FixedPage, FixedPageEntry>;
