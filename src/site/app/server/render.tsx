/**
 * One address → the parts of its HTML. Used by the prerenderer only, whose workers load this file and what it imports:
 * the lists of the content are not among that.
 */
import { IN_CAPITALS } from "../../../shared/magazine/heading-fonts.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import type { EmotionCache } from "@emotion/cache";
import type { ComponentType, ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { Thing } from "schema-dts";
import { PlaceBarContext } from "../../pages/site-layout.tsx";
import { preloadNextListPages } from "../../components/list/list-items.tsx";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { fileOfPage } from "../../registry/page-files.ts";
import { givePageData, type PageData } from "../../queries/pages/page-data.ts";
import { getSite } from "../../queries/site.ts";
import { structuredDataTag } from "../../seo/structured-data/site-graph.ts";
import { App } from "../app.tsx";
import { BASE } from "../base.ts";
import { createEmotionCache, Providers } from "../providers.tsx";
import { matchRoute, preloadPage, preloadRoute, home } from "../routes.ts";
import { placeBars, withBars } from "./bars.tsx";
import { context, i18n } from "./seo-context.ts";
import { CLASSES_ATTRIBUTE } from "../shell.ts";

export type RenderedPage = Awaited<ReturnType<typeof render>>;

/** The tags that React hoists come first in the text that it renders. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

export interface RenderTask {
  address: string;
  /** What crawlers get of it; absent for an address that the site does not have. */
  structuredData?: readonly Thing[] | undefined;
  /** What it shows of the content. */
  data: Pick<PageData, "address" | "data">;
}

/** Everything that it needs comes with the task: a worker that renders pages need not know the lists. */
export async function render({ address, structuredData, data }: RenderTask) {
  givePageData(data);
  const [{ found }] = await Promise.all([preloadRoute(address), preloadPage(address), preloadNextListPages()]);
  const cache = createEmotionCache();
  const within = (part: ReactElement, styles: EmotionCache) => (
    <Providers cache={styles} i18n={i18n}>
      <StaticRouter basename={BASE} location={BASE + address}>
        {part}
      </StaticRouter>
    </Providers>
  );
  const renderAt = (part: ReactElement, styles: EmotionCache) => renderToString(within(part, styles));
  const app = (
    <PlaceBarContext value={placeBars(address, cache, renderAt)}>
      <App />
    </PlaceBarContext>
  );
  const html = withBars(renderAt(app, cache));
  if (html.includes(LEFT_OUT)) throw await failureIn(within(app, cache));
  const head = HOISTED.exec(html)?.[0] ?? "";
  const showsHome = !found || address === FIXED_ADDRESSES.home;
  return {
    /** Title, description, canonical link, social tags and structured data. */
    head: head + (structuredData ? structuredDataTag(context.publication, structuredData) : ""),
    styles: styleTags(cache),
    body: html.slice(head.length),
    /** The title whose letters are part of the page, where it has one. */
    title: showsHome ? titleOf(getSite()) : undefined,
    /** The module of the page, as a path in `src/`. */
    module: await fileOf(found ? matchRoute(address).route : home),
  };
}

/** Stands where `renderToString` left out a part that threw. It does not say why. */
const LEFT_OUT = "<!--$!-->";

async function failureIn(page: ReactElement): Promise<unknown> {
  let failure: unknown = new Error("A component threw once, and not again");
  const onError = (error: unknown) => void (failure = error);
  await prerenderToNodeStream(page, { onError }).catch(onError);
  return failure;
}

const titleOf = ({ name }: ReturnType<typeof getSite>) =>
  IN_CAPITALS ? name.toLocaleUpperCase(CONTENT_LANGUAGE) : name;

/** The browser finds the built file of a page by its path in `src/`. */
async function fileOf({ preload }: { preload: () => Promise<unknown> }): Promise<string> {
  const component = (await preload()) as ComponentType;
  const file = fileOfPage(component);
  if (!file) throw new Error(`${component.name} is not exported by a file whose name ends with -page.tsx`);
  return file;
}

export interface StyleTag {
  /** Names what it holds, for Emotion in the browser, which does not insert it again. */
  attribute?: string;
  css: string;
}

/** The styles that a render left in the cache: one tag for each global sheet and one for all classes. */
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
