import { ChakraProvider } from "@chakra-ui/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { faces, system } from "../theme/index.ts";

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
