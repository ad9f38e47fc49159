/**
 * Renders the page at an address, and returns its HTML in parts, such as the head and the body. Only the prerenderer
 * uses this file. Each of its workers loads all imports of this file, so this file does not import the lists of the
 * content.
 */
import { IN_CAPITALS } from "../../../shared/magazine/heading-fonts.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { EmotionCache } from "@emotion/cache";
import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { Thing } from "schema-dts";
import { RenderBarContext } from "../../pages/site-layout.tsx";
import { preloadGathering } from "../../components/gathering/gathering.tsx";
import { preloadNextListPages } from "../../components/list/list-items.tsx";
import { loadBlocks } from "../../components/prose/prose.tsx";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { fileOfPage } from "../../registry/page-files.ts";
import { setPageData, type PageData } from "../../queries/pages/page-data.ts";
import { BASE, getSite } from "../../queries/site.ts";
import { structuredDataTag } from "../../seo/structured-data/site-graph.ts";
import { App } from "../app.tsx";
import { createEmotionCache, Providers } from "../providers.tsx";
import { unknownPage } from "../../registry/fixed-pages.ts";
import { matchRoute, preloadPage, preloadRoute } from "../routes.ts";
import { context, i18n } from "./seo-context.ts";
import { CLASSES_ATTRIBUTE } from "../shell.ts";
import { isWithin } from "../../components/links/site-link.tsx";

export type RenderedPage = Awaited<ReturnType<typeof render>>;

/** Matches the tags that React hoists to the beginning of the rendered HTML. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export interface RenderTask {
  address: string;
  /** Structured data of the page; `undefined` for an address that the site does not have. */
  structuredData?: readonly Thing[] | undefined;
  /** Content that the page shows. */
  data: Pick<PageData, "address" | "data">;
}

/**
 * Renders a page. The task contains all content that the page needs, so a worker need not load the lists of the
 * content. Rejects if a component throws.
 */
export async function render({ address, structuredData, data }: RenderTask) {
  setPageData(data);
  const parts = [preloadNextListPages(), loadBlocks(), preloadGathering()];
  const [addressExists] = await Promise.all([preloadRoute(address), preloadPage(address), ...parts]);
  const cache = createEmotionCache();
  const withProviders = (element: ReactElement, styles: EmotionCache) => (
    <Providers cache={styles} i18n={i18n}>
      <StaticRouter basename={BASE} location={BASE + address}>
        {element}
      </StaticRouter>
    </Providers>
  );
  const renderAt = (element: ReactElement, styles: EmotionCache) => renderToString(withProviders(element, styles));
  const app = (
    <RenderBarContext value={createBarRenderer(address, cache, renderAt)}>
      <App />
    </RenderBarContext>
  );
  const html = insertBars(renderAt(app, cache));
  if (html.includes(ERROR_MARKER)) throw await findFailure(withProviders(app, cache));
  const head = HOISTED.exec(html)?.[0] ?? "";
  const showsHome = !addressExists || address === FIXED_ADDRESSES.home;
  return {
    /** Title, description, canonical link, social tags and structured data. */
    head: head + (structuredData ? structuredDataTag(context.publication, structuredData) : ""),
    styles: styleTags(cache),
    body: html.slice(head.length),
    /** Title of the home page, for embedding its glyphs in the page as a font; `undefined` on other pages. */
    title: showsHome ? siteTitle() : undefined,
    /** Path of the page's module in `src/`. */
    module: await fileOf(addressExists ? matchRoute(address).route : unknownPage),
  };
}

/** Marker that `renderToString` writes in place of a component that threw; the marker does not contain the error. */
const ERROR_MARKER = "<!--$!-->";

/** Renders a page once more to find the error that a component throws. */
async function findFailure(page: ReactElement): Promise<unknown> {
  let failure: unknown = new Error("A component threw once, and not again");
  const onError = (error: unknown) => void (failure = error);
  await prerenderToNodeStream(page, { onError }).catch(onError);
  return failure;
}

/** Returns the name of the magazine in the letter case of the home page's title. */
export function siteTitle(): string {
  const { name } = getSite();
  return IN_CAPITALS ? name.toLocaleUpperCase(CONTENT_LANGUAGE) : name;
}

/** Returns the path of a page's module in `src/`. From this path the build finds the script of the page. */
async function fileOf({ preload }: { preload: () => Promise<unknown> }): Promise<string> {
  const component = (await preload()) as ComponentType;
  const file = fileOfPage(component);
  if (!file) throw new Error(`${component.name} is not exported by a file whose name ends with -page.tsx`);
  return file;
}

export interface StyleTag {
  /** Attribute with the names of the classes in the tag. Emotion in the browser does not insert these classes again. */
  attribute?: string;
  css: string;
}

/**
 * Returns the style tags for the styles that a render put into the cache: one tag for each global style sheet, and one
 * tag for all classes.
 */
function styleTags({ key, inserted, registered }: EmotionCache): StyleTag[] {
  const entries = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const isClass = (name: string) => registered[`${key}-${name}`] !== undefined;
  const globals = entries.filter(([name]) => !isClass(name));
  const classes = entries.filter(([name]) => isClass(name));
  const names = classes.map(([name]) => name).join(" ");
  return [
    ...globals.map(([, css]) => ({ css })),
    { attribute: `${CLASSES_ATTRIBUTE}="${names}"`, css: classes.map(([, css]) => css).join("") },
  ];
}

interface RenderedBar {
  html: string;
  styles: EmotionCache;
}

const barCache = new Map<string, RenderedBar>();

const BAR_PLACEHOLDER = /<template data-bar="([^"]*)"><\/template>/g;

/**
 * Returns the value of `RenderBarContext` for a page: a function that returns a placeholder for a bar (the header or
 * the footer), and adds the bar's styles to `pageStyles`. `renderAt` returns the HTML of a bar and adds its styles to a
 * style cache. Bars take more than half of the rendering time of a page, so each bar is rendered only once for each set
 * of links that are marked as current.
 */
function createBarRenderer(
  address: string,
  pageStyles: EmotionCache,
  renderAt: (bar: ReactElement, styles: EmotionCache) => string,
) {
  const currentLinks = Object.values(FIXED_ADDRESSES).filter((link) => isWithin(link, address));
  return (name: string, bar: ReactElement) => {
    const key = `${name} ${currentLinks.join(" ")}`;
    const renderedBar = barCache.get(key) ?? renderBar(bar, renderAt);
    barCache.set(key, renderedBar);
    Object.assign(pageStyles.inserted, renderedBar.styles.inserted);
    Object.assign(pageStyles.registered, renderedBar.styles.registered);
    return <template data-bar={key} />;
  };
}

function renderBar(bar: ReactElement, renderAt: (bar: ReactElement, styles: EmotionCache) => string): RenderedBar {
  const styles = createEmotionCache();
  return { html: renderAt(bar, styles), styles };
}

/** Replaces the placeholders in the HTML of a page with the HTML of the bars. */
function insertBars(html: string): string {
  return html.replace(BAR_PLACEHOLDER, (_placeholder, key: string) => barCache.get(key)?.html ?? "");
}
