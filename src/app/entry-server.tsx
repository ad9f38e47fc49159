/** One address → the parts of its HTML. Used by the prerenderer only. */
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { createI18n } from "../i18n/create-i18n.ts";
import { preloadedFonts } from "../theme/fonts.ts";
import { TITLE_FACE } from "../theme/title-face.ts";
import type { HydrationData } from "../loading/hydration-data.ts";
import { FIXED_ADDRESSES } from "../magazine/addresses.ts";
import { getSite } from "../queries/site.ts";
import { listAddresses } from "./addresses.ts";
import { App } from "./app.tsx";
import { BASE } from "./base.ts";
import { createEmotionCache } from "./emotion-cache.ts";
import { Providers } from "./providers.tsx";
import { codeOf, preloadPage, preloadRoute } from "./match-route.ts";
import { type StyleTag, styleTags } from "./style-tags.ts";

export { HYDRATION_DATA_ATTRIBUTE } from "../loading/hydration-data.ts";
export { UNKNOWN_ADDRESS } from "../magazine/addresses.ts";
export { SHELL_ATTRIBUTE } from "./shell.ts";
export { socialPreviews } from "./social-previews.ts";
export { getFormUrl as formUrl } from "../queries/site.ts";
export { preloadedFonts, TITLE_FACE };

/** Every address of the site: the fixed pages and the documents that have one. */
export async function listPages(): Promise<string[]> {
  const [{ listIssues }, { listCards }, { listArticles }] = await Promise.all([
    import("../queries/issues.ts"),
    import("../queries/cards.ts"),
    import("../queries/articles.ts"),
  ]);
  return listAddresses([...listIssues(), ...listCards(), ...listArticles()]);
}

/** The files beside the pages, by their path from the root of the site. */
export async function siteFiles(): Promise<Map<string, string>> {
  return (await import("./site-files.ts")).siteFiles();
}

/** Tags of every page that lead to them. */
export async function siteLinks(): Promise<string[]> {
  return (await import("./site-files.ts")).siteLinks();
}

export interface RenderedPage {
  /** Title, description, canonical link, social tags and structured data. */
  head: string;
  styles: StyleTag[];
  body: string;
  /** The title whose letters are part of the page, where it has one. */
  title: string | undefined;
  /** Modules that the browser needs for the first render, as paths in `src/`. */
  modules: string[];
  /** What the page brings for its document, where it has one; its module as a path in `src/`. */
  hydrationData: HydrationData | undefined;
}

/** The tags that React hoists come first in the text that it renders. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export async function render(address: string): Promise<RenderedPage> {
  const [{ found, page }] = await Promise.all([preloadRoute(address), preloadPage(address)]);
  const cache = createEmotionCache();
  const html = renderToString(
    <Providers cache={cache} i18n={createI18n()}>
      <StaticRouter basename={BASE} location={BASE + address}>
        <App />
      </StaticRouter>
    </Providers>,
  );
  const head = HOISTED.exec(html)?.[0] ?? "";
  const { structuredDataOf } = await import("./structured-data.ts");
  const data = structuredDataOf(address, page?.document);
  const showsHome = !found || address === FIXED_ADDRESSES.home;
  const code = codeOf(showsHome ? FIXED_ADDRESSES.home : address);
  return {
    head: head + data,
    styles: styleTags(cache),
    body: html.slice(head.length),
    title: showsHome ? getSite().name.toLocaleUpperCase("es") : undefined,
    modules: [code.page, ...(code.document ? [code.document.module] : [])],
    hydrationData: page && code.document && { ...code.document, slug: page.document.slug, around: page.around },
  };
}
