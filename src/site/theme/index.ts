/** The Chakra system of the site, put together from the other files of this folder. */
import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from "@chakra-ui/react";
import { css } from "@emotion/react";
import { fontFaces } from "./fonts.ts";
import { globalCss, keyframes } from "./global-css.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { textStyles } from "./text-styles.ts";
import { rememberStyles } from "./remember-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * Whether the scripts contain the styles that every page shares. Only scripts on the server and in previews do; the
 * scripts of a built site need only the names of the tokens, because the prerendered HTML has the styles.
 */
const BRINGS_STYLES = import.meta.env.SSR || __PREVIEW__;

const config = defineConfig({
  preflight: BRINGS_STYLES,
  cssVarsPrefix: "pompa",
  cssVarsRoot: ":where(html)",
  ...(BRINGS_STYLES && { globalCss }),
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1400px" },
    textStyles,
    tokens,
    semanticTokens,
    ...(BRINGS_STYLES && { keyframes }),
  },
});

const { _global: globals, ...parts } = rememberStyles(createSystem(defaultBaseConfig, config));

/**
 * The Chakra system, with global styles serialized once. Emotion would otherwise serialize global styles for each page.
 */
export const system: SystemContext = {
  ...parts,
  _global: BRINGS_STYLES ? (css(globals) as object as typeof globals) : [],
};

/** The `@font-face` rules of all typefaces; `""` if the HTML contains the rules. */
export const faces = BRINGS_STYLES ? css(fontFaces) : "";
