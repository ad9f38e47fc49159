import createCache, { type EmotionCache } from "@emotion/cache";

/** One for all: what Emotion compiled is remembered by it, for every page. */
const NO_PLUGINS: [] = [];

/**
 * `compat` keeps styles in the cache while rendering on the server, instead of in the body. No plugin: styles have the
 * prefixes that they are written with, because supported browsers need few of those that Emotion adds.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: NO_PLUGINS });
  cache.compat = true;
  return cache;
}
