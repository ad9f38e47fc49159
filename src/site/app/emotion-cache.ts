import createCache, { type EmotionCache } from "@emotion/cache";

/** `compat` keeps styles in the cache while rendering on the server, instead of in the body. */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  return cache;
}
