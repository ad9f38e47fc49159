/**
 * The bars around a page, which are more than half of the work of rendering it, rendered once for
 * each set of links that they mark as the page's own.
 */
import type { EmotionCache } from "@emotion/cache";
import type { ReactElement } from "react";
import { isWithin } from "../../components/links/site-link.tsx";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { createEmotionCache } from "../providers.tsx";

interface RenderedBar {
  html: string;
  styles: EmotionCache;
}

const rendered = new Map<string, RenderedBar>();

const PLACE = /<template data-bar="([^"]*)"><\/template>/g;

/** `render` makes the HTML of a bar; its styles go into the cache that it gets, and from there into that of the page. */
export function placeBars(
  address: string,
  page: EmotionCache,
  render: (bar: ReactElement, to: EmotionCache) => string,
) {
  const marked = Object.values(FIXED_ADDRESSES).filter((to) => isWithin(to, address));
  return (name: string, bar: ReactElement) => {
    const key = `${name} ${marked.join(" ")}`;
    const known = rendered.get(key) ?? renderBar(bar, render);
    rendered.set(key, known);
    Object.assign(page.inserted, known.styles.inserted);
    Object.assign(page.registered, known.styles.registered);
    return <template data-bar={key} />;
  };
}

function renderBar(bar: ReactElement, render: (bar: ReactElement, to: EmotionCache) => string): RenderedBar {
  const styles = createEmotionCache();
  return { html: render(bar, styles), styles };
}

/** The HTML of a page with its bars. */
export function withBars(html: string): string {
  return html.replace(PLACE, (_place, key: string) => rendered.get(key)?.html ?? "");
}
