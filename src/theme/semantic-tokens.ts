/** Meaning: what a colour is for (specification, section 9, and the palette of the house). */
import { defineSemanticTokens } from "@chakra-ui/react";

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: { value: "{colors.black}" },
      raised: { value: "{colors.ink}" },
      veil: { value: "{colors.veil}" },
      /** Where a picture will be, on any ground. */
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
  },
});
