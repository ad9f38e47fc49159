/** What each colour is for. Components name these and never the raw values of `tokens.ts`. */
import { defineSemanticTokens } from "@chakra-ui/react";

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: { value: "{colors.black}" },
      raised: { value: "{colors.ink}" },
      veil: { value: "{colors.veil}" },
      /** Behind a picture that is loading, on any background. */
      picture: { value: "color-mix(in srgb, currentColor 8%, transparent)" },
    },
    fg: {
      DEFAULT: { value: "{colors.white}" },
      muted: { value: "{colors.ash}" },
      inverted: { value: "{colors.black}" },
    },
    rule: { value: "{colors.line}" },
    primary: { value: "{colors.white}" },
    secondary: {
      DEFAULT: { value: "{colors.blue}" },
      /** Blue as text or line on black, where the fill would be too dark. */
      line: { value: "{colors.blueLight}" },
    },
    /** Accent of the news banner. */
    news: { value: "{colors.neon}" },
    /** Ground of the community section; text on it is `fg.inverted`. */
    club: { value: "{colors.green}" },
    accent: { value: "{colors.pink}" },
    focus: { value: "{colors.neon}" },
    /** Words that were looked for. */
    found: { value: "{colors.neon}" },
  },
});
