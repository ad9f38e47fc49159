/** The Chakra system of the site, made of the text styles below and the other files of this folder. */
import { createSystem, defaultBaseConfig, defineConfig, defineTextStyles, type SystemContext } from "@chakra-ui/react";
import { css } from "@emotion/react";
import { fontFaces } from "./fonts.ts";
import { globalCss, keyframes } from "./global-css.ts";
import { HEADING, HEADING_CASE, TAGLINE, tight, WITH_ACCENTS } from "./headings.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { rememberStyles } from "./remember-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * Whether the scripts contain the styles that every page shares. Only scripts on the server and in previews do; the
 * scripts of a built site need only the names of the tokens, because the prerendered HTML has the styles.
 */
const BRINGS_STYLES = import.meta.env.SSR || __PREVIEW__;

/** Breaks a word that is wider than its box. Names, and titles in scripts without spaces, may have any length. */
const BROKEN = { overflowWrap: "anywhere" } as const;

const label = {
  fontFamily: "label",
  fontSize: "xs",
  lineHeight: "1.4",
  fontWeight: "500",
  letterSpacing: "0.08em",
  textTransform: "uppercase",
} as const;

const textStyles = defineTextStyles({
  display: {
    value: {
      ...HEADING,
      ...BROKEN,
      fontSize: "display",
      lineHeight: tight("0.9"),
      textTransform: HEADING_CASE,
      letterSpacing: "-0.01em",
    },
  },
  title: { value: { ...HEADING, ...BROKEN, fontSize: "4xl", lineHeight: tight("0.95"), textTransform: HEADING_CASE } },
  subtitle: {
    value: { ...HEADING, ...BROKEN, fontSize: "2xl", lineHeight: WITH_ACCENTS, textTransform: HEADING_CASE },
  },
  tagline: { value: { ...TAGLINE, ...BROKEN, fontSize: "2xl", lineHeight: "1.1" } },
  text: { value: { fontFamily: "body", fontSize: "md", lineHeight: "1.6" } },
  caption: { value: { fontFamily: "body", fontSize: "sm", lineHeight: "1.4" } },
  label: { value: label },
  /** Text of the footer, which has much content in one line. */
  fine: { value: { ...label, fontSize: "0.6875rem", letterSpacing: "0.04em" } },
});

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
