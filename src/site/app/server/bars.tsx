/**
 * Header and footer for prerendering. They take more than half of the time of a page, so they are rendered once for
 * each set of links that they mark as current, and pages share the HTML.
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

/**
 * Returns the `PlaceBarContext` of a page: each bar becomes a placeholder, and its styles go into the style cache
 * `page`. `render` returns the HTML of a bar and puts its styles into the cache `to`.
 */
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

/** Replaces the placeholders in the HTML of a page by its bars. */
export function withBars(html: string): string {
  return html.replace(PLACE, (_place, key: string) => rendered.get(key)?.html ?? "");
}
