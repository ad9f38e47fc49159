/** The pages that are there whatever the content says. Their titles and descriptions are translations. */
import type { FixedPage } from "../magazine/addresses.ts";
import type { Editorial } from "../queries/editorials.ts";
import type { Profile } from "../queries/profiles.ts";
import { gallery } from "../seo/structured-data/pictures.ts";
import { fixedPage, type FixedPageEntry } from "./fixed-page.tsx";

export const fixedPages = {
  home: fixedPage({
    page: () => import("../pages/home-page.tsx").then((module) => module.HomePage),
    seo: __CONTENT__ && (({ publication }) => ({ socialTitle: publication.name })),
  }),
  who: fixedPage({
    page: () => import("../pages/who-page.tsx").then((module) => module.WhoPage),
    data: __CONTENT__ && (() => import("../queries/team.ts").then((module) => () => ({ team: module.listTeam() }))),
  }),
  editorials: fixedPage<{ editorials: readonly Editorial[] }>({
    page: () => import("../pages/editorials-page.tsx").then((module) => module.EditorialsPage),
    data:
      __CONTENT__ &&
      (() => import("../queries/editorials.ts").then((module) => () => ({ editorials: module.listEditorials() }))),
    seo:
      __CONTENT__ &&
      (({ publication }, { editorials }) => ({
        structuredData: editorials.map(({ title, images }) => gallery(publication, title, images)),
        pictures: editorials.flatMap(({ images }) => images),
      })),
  }),
  socialite: fixedPage({ page: () => import("../pages/socialite-page.tsx").then((module) => module.SocialitePage) }),
  "club-pompa": fixedPage<{ profiles: readonly Profile[] }>({
    page: () => import("../pages/club-page.tsx").then((module) => module.ClubPage),
    data:
      __CONTENT__ &&
      (() => import("../queries/profiles.ts").then((module) => () => ({ profiles: module.listProfiles() }))),
    seo: __CONTENT__ && ((_, { profiles }) => ({ pictures: profiles.flatMap(({ images }) => images) })),
  }),
  form: fixedPage({
    page: () => import("../pages/form-page.tsx").then((module) => module.FormPage),
    preloadLater: () => import("../forms/subscribe/deferred-form.tsx").then((module) => module.preloadForm()),
  }),
  issues: fixedPage({
    page: () => import("../pages/issues-page.tsx").then((module) => module.IssuesPage),
    data:
      __CONTENT__ && (() => import("../queries/issues.ts").then((module) => () => ({ issues: module.listIssues() }))),
  }),
  "made-in-arg": fixedPage({
    page: () => import("../pages/made-in-arg-page.tsx").then((module) => module.MadeInArgPage),
    data: __CONTENT__ && (() => import("../queries/cards.ts").then((module) => () => ({ cards: module.listCards() }))),
  }),
  news: fixedPage({
    page: () => import("../pages/news-page.tsx").then((module) => module.NewsPage),
    data:
      __CONTENT__ &&
      (() => import("../queries/articles.ts").then((module) => () => ({ articles: module.listArticles() }))),
  }),
} as const satisfies Record<FixedPage, FixedPageEntry>;
