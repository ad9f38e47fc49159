/** The Chakra system of the site, made of the text styles below and the other files of this folder. */
import { createSystem, defaultBaseConfig, defineConfig, defineTextStyles, type SystemContext } from "@chakra-ui/react";
import { css } from "@emotion/react";
import { fontFaces } from "./fonts.ts";
import { globalCss, keyframes } from "./global-css.ts";
import { HEADING, HEADING_CASE, TAGLINE, tightLeading, LEADING_WITH_ACCENTS } from "./headings.ts";
import { semanticTokens } from "./semantic-tokens.ts";
import { rememberStyles } from "./remember-styles.ts";
import { tokens } from "./tokens.ts";

/**
 * Whether the scripts contain the styles that every page shares. Only the scripts of the server and of previews do; the
 * scripts of a built site need only the names of the tokens, because the prerendered HTML has the styles.
 */
const INCLUDES_STYLES = import.meta.env.SSR || __PREVIEW__;

/** Breaks a word that is wider than its box. Names, and titles in scripts without spaces, may have any length. */
const BREAK_WORDS = { overflowWrap: "anywhere" } as const;

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
      ...BREAK_WORDS,
      fontSize: "display",
      lineHeight: tightLeading("0.9"),
      textTransform: HEADING_CASE,
      letterSpacing: "-0.01em",
    },
  },
  title: {
    value: {
      ...HEADING,
      ...BREAK_WORDS,
      fontSize: "4xl",
      lineHeight: tightLeading("0.95"),
      textTransform: HEADING_CASE,
    },
  },
  subtitle: {
    value: {
      ...HEADING,
      ...BREAK_WORDS,
      fontSize: "2xl",
      lineHeight: LEADING_WITH_ACCENTS,
      textTransform: HEADING_CASE,
    },
  },
  tagline: { value: { ...TAGLINE, ...BREAK_WORDS, fontSize: "2xl", lineHeight: "1.1" } },
  text: { value: { fontFamily: "body", fontSize: "md", lineHeight: "1.6" } },
  caption: { value: { fontFamily: "body", fontSize: "sm", lineHeight: "1.4" } },
  label: { value: label },
  /** Text of the footer, which has much content in one line. */
  fine: { value: { ...label, fontSize: "0.6875rem", letterSpacing: "0.04em" } },
});

const config = defineConfig({
  preflight: INCLUDES_STYLES,
  cssVarsPrefix: "pompa",
  cssVarsRoot: ":where(html)",
  ...(INCLUDES_STYLES && { globalCss }),
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1400px" },
    textStyles,
    tokens,
    semanticTokens,
    ...(INCLUDES_STYLES && { keyframes }),
  },
});

const { _global: globalStyles, ...rest } = rememberStyles(createSystem(defaultBaseConfig, config));

/**
 * The Chakra system, with global styles serialized once. Emotion would otherwise serialize global styles for each page.
 */
export const system: SystemContext = {
  ...rest,
  _global: INCLUDES_STYLES ? (css(globalStyles) as object as typeof globalStyles) : [],
};

/** The `@font-face` rules of all typefaces; `""` if the HTML contains the rules. */
export const fontFaceStyles = INCLUDES_STYLES ? css(fontFaces) : "";
