/** The site map: every address, the page it shows and what must be there before it renders. */
import { type ComponentType, use } from "react";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../magazine/addresses.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { loadArticle } from "../queries/article.ts";
import { loadCard } from "../queries/card.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import { loadIssue } from "../queries/issue.ts";

/** The part of an address that names a document; empty where there is none. */
interface RouteProps {
  segment: string;
}

export interface PageRoute {
  /** Pattern of the address; matched in any letter case. */
  path: string;
  /** Name of the page's file in `src/pages/`, by which its built file is found. */
  name: string;
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType<RouteProps>;
  preload: () => Promise<unknown>;
  /** Loads what a prerendered page can wait for. */
  preloadParts?: () => Promise<unknown>;
  /** Where the page shows a document: its type, and how it is loaded; `undefined` when there is none. */
  collection?: "articles" | "cards" | "issues";
  load?: (segment: string) => Promise<DocumentPage<{ slug: string }, unknown> | undefined>;
}

/** A page that is the same for every reader. */
function fixed(path: string, name: string, code: () => Promise<ComponentType>): PageRoute {
  const { Part, preload } = lazyPart(code);
  return { path, name, Page: () => <Part />, preload };
}

interface DocumentRoute<Document extends { slug: string }, Around> {
  collection: NonNullable<PageRoute["collection"]>;
  load: (segment: string) => Promise<DocumentPage<Document, Around> | undefined>;
  code: () => Promise<ComponentType<DocumentPage<Document, Around>>>;
}

/** The page of a document; an address that names none shows the home page. */
function ofDocument<Document extends { slug: string }, Around>(
  path: string,
  name: string,
  { collection, load, code }: DocumentRoute<Document, Around>,
): PageRoute {
  const { Part, preload } = lazyPart(code);
  function Page({ segment }: RouteProps) {
    // Code and document are asked for together; the first failure is shown.
    void preload();
    const page = use(load(segment));
    return page ? <Part {...page} /> : <home.Page segment="" />;
  }
  return { path, name, Page, preload, collection, load };
}

const homeCode = () => import("../pages/home-page.tsx").then((module) => module.HomePage);

export const home = fixed(FIXED_ADDRESSES.home, "home-page", homeCode);

export const routes: readonly PageRoute[] = [
  home,
  fixed(FIXED_ADDRESSES.who, "who-page", () => import("../pages/who-page.tsx").then((module) => module.WhoPage)),
  fixed(FIXED_ADDRESSES.editorials, "editorials-page", () =>
    import("../pages/editorials-page.tsx").then((module) => module.EditorialsPage),
  ),
  fixed(FIXED_ADDRESSES.socialite, "socialite-page", () =>
    import("../pages/socialite-page.tsx").then((module) => module.SocialitePage),
  ),
  fixed(FIXED_ADDRESSES["club-pompa"], "club-page", () =>
    import("../pages/club-page.tsx").then((module) => module.ClubPage),
  ),
  fixed(FIXED_ADDRESSES.news, "news-page", () => import("../pages/news-page.tsx").then((module) => module.NewsPage)),
  ofDocument(DOCUMENT_ADDRESSES.articles, "article-page", {
    collection: "articles",
    load: loadArticle,
    code: () => import("../pages/article-page.tsx").then((module) => module.ArticlePage),
  }),
  {
    ...fixed(FIXED_ADDRESSES.form, "form-page", () =>
      import("../pages/form-page.tsx").then((module) => module.FormPage),
    ),
    preloadParts: () => import("../forms/subscribe/deferred-form.tsx").then((module) => module.preloadForm()),
  },
  fixed(FIXED_ADDRESSES["made-in-arg"], "made-in-arg-page", () =>
    import("../pages/made-in-arg-page.tsx").then((module) => module.MadeInArgPage),
  ),
  ofDocument(DOCUMENT_ADDRESSES.cards, "card-page", {
    collection: "cards",
    load: loadCard,
    code: () => import("../pages/card-page.tsx").then((module) => module.CardPage),
  }),
  fixed(FIXED_ADDRESSES.issues, "issues-page", () =>
    import("../pages/issues-page.tsx").then((module) => module.IssuesPage),
  ),
  ofDocument(DOCUMENT_ADDRESSES.issues, "issue-page", {
    collection: "issues",
    load: loadIssue,
    code: () => import("../pages/issue-page.tsx").then((module) => module.IssuePage),
  }),
  { ...home, path: "*" },
];
