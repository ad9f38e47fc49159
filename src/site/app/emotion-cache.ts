import createCache, { type EmotionCache } from "@emotion/cache";
import { CLASSES_ATTRIBUTE } from "./shell.ts";

/** One for all: what Emotion compiled is remembered by it, for every page. */
const NO_PLUGINS: [] = [];

/**
 * `compat` keeps styles in the cache while rendering on the server, instead of in the body. No plugin: styles have the
 * prefixes that they are written with, because supported browsers need few of those that Emotion adds.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: NO_PLUGINS });
  cache.compat = true;
  if (!import.meta.env.SSR) for (const name of prerendered()) cache.inserted[name] = true;
  return cache;
}

/**
 * Names of the styles that the HTML has. Emotion would find them by itself, but move their tags to the end of the head,
 * after which the browser reads all styles again and lays out the whole page.
 */
const prerendered = () =>
  document.querySelector(`style[${CLASSES_ATTRIBUTE}]`)?.getAttribute(CLASSES_ATTRIBUTE)?.split(" ") ?? [];
