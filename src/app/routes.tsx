/** The site map: every address, the page it shows and what must be there before it renders. */
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { FIXED_ADDRESSES } from "../schema/addresses.ts";
import { lazyPart } from "../loading/lazy-part.tsx";

/** What a page is told: the part of its address that names a document; empty where there is none. */
interface PageProps {
  segment: string;
}

export interface PageRoute {
  /** Name of the page's file in `src/pages/`, by which its built file is found. */
  name: string;
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType<PageProps>;
  preload: () => Promise<unknown>;
  /** Pattern of the address; matched in any letter case. */
  path: string;
  /** Type of the document that the page shows, where it shows one. */
  collection?: "articles" | "cards" | "issues";
  /** Loads it; false when there is none. */
  load?: (segment: string) => Promise<boolean>;
}

function lazyPage(
  name: string,
  load: () => Promise<ComponentType<PageProps>>,
): Pick<PageRoute, "name" | "Page" | "preload"> {
  const { Part, preload } = lazyPart(load);
  return { name, Page: Part, preload };
}

const home = lazyPage("home-page", () => import("../pages/home-page.tsx").then((module) => module.HomePage));

const routes: readonly PageRoute[] = [
  { path: FIXED_ADDRESSES.home, ...home },
  {
    path: FIXED_ADDRESSES.who,
    ...lazyPage("who-page", () => import("../pages/who-page.tsx").then((module) => module.WhoPage)),
  },
  {
    path: FIXED_ADDRESSES.editorials,
    ...lazyPage("editorials-page", () =>
      import("../pages/editorials-page.tsx").then((module) => module.EditorialsPage),
    ),
  },
  {
    path: FIXED_ADDRESSES.socialite,
    ...lazyPage("socialite-page", () => import("../pages/socialite-page.tsx").then((module) => module.SocialitePage)),
  },
  {
    path: FIXED_ADDRESSES["club-pompa"],
    ...lazyPage("club-page", () => import("../pages/club-page.tsx").then((module) => module.ClubPage)),
  },
  {
    path: FIXED_ADDRESSES.news,
    ...lazyPage("news-page", () => import("../pages/news-page.tsx").then((module) => module.NewsPage)),
  },
  {
    path: "/News/:article",
    ...lazyPage("article-page", () => import("../pages/article-page.tsx").then((module) => module.ArticlePage)),
    collection: "articles",
    load: (segment) =>
      import("../queries/articles.ts").then(({ findArticle, loadArticle }) =>
        loadIfFound(findArticle(segment), loadArticle),
      ),
  },
  {
    path: FIXED_ADDRESSES.form,
    ...lazyPage("form-page", () => import("../pages/form-page.tsx").then((module) => module.FormPage)),
  },
  {
    path: FIXED_ADDRESSES["made-in-arg"],
    ...lazyPage("made-in-arg-page", () =>
      import("../pages/made-in-arg-page.tsx").then((module) => module.MadeInArgPage),
    ),
  },
  {
    path: "/proyecto/:project",
    ...lazyPage("project-page", () => import("../pages/project-page.tsx").then((module) => module.ProjectPage)),
    collection: "cards",
    load: (segment) =>
      import("../queries/cards.ts").then(({ findCard, loadCard }) => loadIfFound(findCard(segment), loadCard)),
  },
  {
    path: FIXED_ADDRESSES.issues,
    ...lazyPage("issues-page", () => import("../pages/issues-page.tsx").then((module) => module.IssuesPage)),
  },
  {
    path: "/:creator",
    ...lazyPage("creator-page", () => import("../pages/creator-page.tsx").then((module) => module.CreatorPage)),
    collection: "issues",
    load: (segment) =>
      import("../queries/issues.ts").then(({ findIssue, loadIssue }) => loadIfFound(findIssue(segment), loadIssue)),
  },
  { path: "*", ...home },
];

/** Loads a document for its page; false when the address names none. */
async function loadIfFound(
  document: { slug: string } | undefined,
  load: (slug: string) => Promise<unknown>,
): Promise<boolean> {
  if (document) await load(document.slug);
  return document !== undefined;
}

/** The route of an address: the first that matches. */
export function matchRoute(pathname: string): { route: PageRoute; segment: string } {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, segment: Object.values(match.params)[0] ?? "" };
  }
  throw new Error("The last route matches every address.");
}

/** The code of the page of an address. */
export function preloadPage(pathname: string): Promise<unknown> {
  return matchRoute(pathname).route.preload();
}

/** Everything that the page of an address needs for its first render. `found`: it is an address of the site. */
export async function preloadRoute(pathname: string): Promise<{ found: boolean }> {
  const { route, segment } = matchRoute(pathname);
  const [, found = route.path !== "*"] = await Promise.all([route.preload(), route.load?.(segment)]);
  // An address that names no document shows the home page.
  if (!found) await home.preload();
  return { found };
}

/** The modules that the browser needs for the first render of an address, as paths in `src/`. */
export function modulesOf(pathname: string): string[] {
  const { route, segment } = matchRoute(pathname);
  const page = `pages/${route.name}.tsx`;
  if (!route.collection) return [page];
  const document = `../.contentlayer/generated/${route.collection}/documents/${segment}.ts`;
  return [page, `queries/${route.collection}.ts`, document];
}
