/**
 * What each colour is for. Components name these and never the raw values of `tokens.ts`. Where the reader asks for more
 * contrast, text has at least 7 to 1 with its ground (WCAG 2.2 criterion 1.4.6), and lines are as strong as text.
 */
import { defineSemanticTokens } from "@chakra-ui/react";

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: { value: "{colors.black}" },
      raised: { value: "{colors.ink}" },
      veil: { value: { base: "{colors.veil}", _moreContrast: "{colors.black}" } },
      /** Behind a picture that is loading, on any background. */
      picture: { value: "color-mix(in srgb, currentColor 8%, transparent)" },
    },
    fg: {
      DEFAULT: { value: "{colors.white}" },
      muted: { value: { base: "{colors.ash}", _moreContrast: "{colors.white}" } },
      inverted: { value: "{colors.black}" },
    },
    rule: { value: { base: "{colors.line}", _moreContrast: "{colors.white}" } },
    primary: { value: "{colors.white}" },
    secondary: { value: "{colors.blue}" },
    /** Accent of the news banner. */
    news: { value: "{colors.neon}" },
    /** Ground of the community section; text on it is `fg.inverted`. */
    club: { value: { base: "{colors.green}", _moreContrast: "{colors.greenLight}" } },
    accent: { value: { base: "{colors.pink}", _moreContrast: "{colors.pinkLight}" } },
    focus: { value: "{colors.neon}" },
    /** Words that were looked for. */
    found: { value: "{colors.neon}" },
  },
});
