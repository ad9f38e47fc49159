/** Fixed pages, which exist independently of the content, and the list pages that the types define. */
import { FIXED_ADDRESSES, UNKNOWN_DATA } from "../../shared/magazine/addresses.ts";
import type { Featured } from "../queries/lists/featured.ts";
import { website } from "../seo/structured-data/site-graph.ts";
import { listedTypes } from "./document-types.ts";
import { fixedPage, type FixedPageEntry } from "./fixed-page.tsx";

/** Whether the home page features documents; decided when the site is built. Always true in a preview. */
declare const __FEATURES__: boolean;

const withoutTypes = {
  home: fixedPage<Featured>({
    name: "home",
    page: () =>
      __FEATURES__
        ? import("../pages/featured-home-page.tsx").then((module) => module.FeaturedHomePage)
        : import("../pages/home-page.tsx").then((module) => module.HomePage),
    ...(__CONTENT__
      ? { data: () => import("../queries/lists/featured.ts").then((module) => module.listFeatured) }
      : {}),
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
      __CONTENT__ &&
      (() => import("../queries/people/team.ts").then((module) => () => ({ team: module.listCreditedTeam() }))),
  }),
  socialite: fixedPage({
    name: "socialite",
    page: () => import("../pages/socialite-page.tsx").then((module) => module.SocialitePage),
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
} as const satisfies Record<string, FixedPageEntry>;

/** Fixed pages by name. Pages that the magazine leaves out are included here, but not in `FIXED_ADDRESSES`. */
export const fixedPages: Readonly<Record<keyof typeof withoutTypes, FixedPageEntry> & Record<string, FixedPageEntry>> =
  {
    ...withoutTypes,
    ...Object.fromEntries(listedTypes.map(({ list }) => [list.name, list])),
  };

/**
 * Page for an address that does not exist, or no longer exists. A sentence says so, and the home page follows below the
 * sentence, so the page has the texts of the home page.
 */
export const unknownPage = fixedPage({
  name: "home",
  address: UNKNOWN_DATA,
  page: () => import("../pages/unknown-page.tsx").then((module) => module.UnknownPage),
  data: __CONTENT__ && (() => import("../queries/lists/newest.ts").then((module) => module.findNewest())),
});
