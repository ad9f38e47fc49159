import { ChakraProvider } from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { fontFaceStyles, system } from "../theme/index.ts";
import { CLASSES_ATTRIBUTE } from "./shell.ts";

interface ProvidersProps {
  cache: EmotionCache;
  i18n: i18n;
  children: ReactNode;
}

export function Providers({ cache, i18n, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      {fontFaceStyles && <Global styles={fontFaceStyles} />}
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/**
 * Empty list of plugins. All pages use the same list object, because Emotion caches compiled styles by this object, and
 * pages can then share one cache.
 */
const NO_PLUGINS: [] = [];

/**
 * Creates the style cache of a page. `compat` keeps styles that are rendered on the server in the cache, so that they
 * are not written into the body. Without plugins, Emotion adds no vendor prefixes: supported browsers need few, and the
 * styles already contain them.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: NO_PLUGINS });
  cache.compat = true;
  if (!import.meta.env.SSR) for (const name of prerenderedStyles()) cache.inserted[name] = true;
  return cache;
}

/**
 * Returns the names of the styles in the prerendered HTML; an empty list if there are none. Without these names,
 * Emotion would move the style tags to the end of the head, and the browser would parse all styles and lay out the
 * whole page again.
 */
const prerenderedStyles = () =>
  document.querySelector(`style[${CLASSES_ATTRIBUTE}]`)?.getAttribute(CLASSES_ATTRIBUTE)?.split(" ") ?? [];
