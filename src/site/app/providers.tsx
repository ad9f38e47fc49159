import { ChakraProvider } from "@chakra-ui/react";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { faces, system } from "../theme/index.ts";
import { CLASSES_ATTRIBUTE } from "./shell.ts";

interface ProvidersProps {
  cache: EmotionCache;
  i18n: i18n;
  children: ReactNode;
}

export function Providers({ cache, i18n, children }: ProvidersProps) {
  return (
    <CacheProvider value={cache}>
      {faces && <Global styles={faces} />}
      <ChakraProvider value={system}>
        <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/** The list is one object, since Emotion caches compiled styles by it: all pages share that cache. */
const NO_PLUGINS: [] = [];

/**
 * Creates the style cache of a page. `compat` keeps styles in the cache while rendering on the server, instead of in
 * the body. Without plugins, styles keep the prefixes that they are written with: supported browsers need few of those
 * that Emotion adds.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: NO_PLUGINS });
  cache.compat = true;
  if (!import.meta.env.SSR) for (const name of prerendered()) cache.inserted[name] = true;
  return cache;
}

/**
 * Names of the styles in the prerendered HTML. Emotion would find them by itself, but move their tags to the end of the
 * head, after which the browser parses all styles again and lays out the whole page.
 */
const prerendered = () =>
  document.querySelector(`style[${CLASSES_ATTRIBUTE}]`)?.getAttribute(CLASSES_ATTRIBUTE)?.split(" ") ?? [];
