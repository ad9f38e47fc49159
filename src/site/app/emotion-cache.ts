import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * `compat` keeps styles in the cache while rendering on the server, instead of in the body. No plugin: styles have the
 * prefixes that they are written with, because supported browsers need few of those that Emotion adds.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  return cache;
}
