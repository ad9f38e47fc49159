/** The pages that are there whatever the content says. What they say themselves is in `content/pages`. */
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { smallestOf } from "../queries/page-link.ts";
import type { SummaryOf } from "../../content/schema/collections.ts";
import { withRoles } from "../search/credits.ts";
import { gallery } from "../seo/structured-data/pictures.ts";
import { website } from "../seo/structured-data/website.ts";
import { documentTypes } from "./document-types.ts";
import { fixedPage, type FixedPageEntry } from "./fixed-page.tsx";
import { listPage } from "./list-page.tsx";

const withoutTypes = {
  home: fixedPage({
    name: "home",
    page: () => import("../pages/home-page.tsx").then((module) => module.HomePage),
    seo:
      __CONTENT__ &&
      (({ publication }) => ({
        socialTitle: publication.name,
        structuredData: [website(publication, FIXED_ADDRESSES.search)],
      })),
  }),
  who: fixedPage({
    name: "who",
    page: () => import("../pages/who-page.tsx").then((module) => module.WhoPage),
    data:
      __CONTENT__ && (() => import("../queries/team.ts").then((module) => () => ({ team: module.listCreditedTeam() }))),
  }),
  editorials: listPage<SummaryOf<"editorials">>({
    name: "editorials",
    page: () => import("../pages/editorials-page.tsx").then((module) => module.EditorialsPage),
    content: __CONTENT__ && {
      of: "editorials",
      seo: ({ publication }, editorials) => ({
        structuredData: editorials.map(({ title, images }) => gallery(publication, title, images)),
        pictures: editorials.flatMap(({ images }) => images),
      }),
      search: ({ title, lang, images, credits }) => ({
        title,
        lang,
        picture: smallestOf(images[0]),
        texts: [],
        credits: withRoles([...credits.left, ...credits.right]),
      }),
    },
  }),
  socialite: fixedPage({
    name: "socialite",
    page: () => import("../pages/socialite-page.tsx").then((module) => module.SocialitePage),
  }),
  "club-pompa": listPage<SummaryOf<"profiles">>({
    name: "club-pompa",
    page: () => import("../pages/club-page.tsx").then((module) => module.ClubPage),
    content: __CONTENT__ && {
      of: "profiles",
      seo: (_, profiles) => ({ pictures: profiles.flatMap(({ images }) => images) }),
      search: ({ title, images, credits: { name, occupation, style, brands } }) => ({
        title,
        picture: smallestOf(images[0]),
        texts: [occupation, style, brands],
        people: name.name === title ? [] : [name.name],
        roles: [occupation],
        brands: [brands],
      }),
    },
  }),
  form: fixedPage({
    name: "form",
    page: () => import("../pages/form-page.tsx").then((module) => module.FormPage),
    preloadLater: () => import("../forms/subscribe/deferred-form.tsx").then((module) => module.preloadForm()),
  }),
  search: fixedPage({
    name: "search",
    page: () => import("../pages/search-page.tsx").then((module) => module.SearchPage),
  }),
  offline: fixedPage({
    name: "offline",
    page: () => import("../pages/offline-page.tsx").then((module) => module.OfflinePage),
    unlisted: true,
  }),
} as const satisfies Partial<Record<FixedPage, FixedPageEntry>>;

/**
 * By name, also those that the magazine does not want: `FIXED_ADDRESSES` says which are. Those that list documents with
 * pages are with their types.
 */
export const fixedPages = Object.fromEntries([
  ...Object.entries<FixedPageEntry>(withoutTypes),
  ...documentTypes.map(({ list }) => [list.name, list] as const),
]) as Record<FixedPage, FixedPageEntry>;
