/**
 * Colours by use. Components name these tokens and never the raw values of `tokens.ts`. If the reader prefers more
 * contrast, text has a contrast of at least 7 to 1 with its background (WCAG 2.2 criterion 1.4.6), and lines have the
 * colour of text.
 */
import { defineSemanticTokens } from "@chakra-ui/react";
import type { COLOR_USES } from "../../shared/colors/color-names.ts";
import { colorName } from "../../shared/colors/colors.ts";
import type { Role } from "../../shared/magazine/define-magazine.ts";

const referenceTo = (role: Role) => `{colors.${colorName(role)}}`;
const tokenOf = (role: Role) => ({ value: referenceTo(role) });
/** Returns a colour token; the colour of `contrastRole` applies if the reader prefers more contrast. */
const contrastTokenOf = (role: Role, contrastRole: Role) => ({
  value: { base: referenceTo(role), _moreContrast: referenceTo(contrastRole) },
});

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: tokenOf("ground"),
      raised: tokenOf("raised"),
      veil: contrastTokenOf("veil", "ground"),
      /** Background of a picture that is loading, on any background of the page. */
      picture: { value: "color-mix(in srgb, currentColor 8%, transparent)" },
    },
    fg: {
      DEFAULT: tokenOf("text"),
      muted: contrastTokenOf("muted", "text"),
      inverted: tokenOf("ground"),
    },
    rule: contrastTokenOf("line", "text"),
    primary: tokenOf("primary"),
    secondary: tokenOf("secondary"),
    /** Accent of the news banner. */
    news: tokenOf("news"),
    /** Background of the community section, whose text has the colour `fg.inverted`. */
    club: contrastTokenOf("club", "clubStrong"),
    accent: contrastTokenOf("accent", "accentStrong"),
    focus: tokenOf("focus"),
    /** Colour in which search results show the words of the query. */
    found: tokenOf("found"),
  } satisfies Record<(typeof COLOR_USES)[number], object>,
});
