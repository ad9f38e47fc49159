/**
 * Colours by use. Components name these tokens and never the raw values of `tokens.ts`. If the reader prefers more
 * contrast, text has a contrast of at least 7 to 1 with its background (WCAG 2.2 criterion 1.4.6), and lines have the
 * colour of text.
 */
import { defineSemanticTokens } from "@chakra-ui/react";
import type { COLOR_USES } from "../../shared/colors/color-names.ts";
import { colorName } from "../../shared/colors/colors.ts";
import type { Role } from "../../shared/magazine/define-magazine.ts";

const one = (role: Role) => `{colors.${colorName(role)}}`;
const of = (role: Role) => ({ value: one(role) });
/** Returns a colour of two strengths; `more` applies if the reader prefers more contrast. */
const stronger = (role: Role, more: Role) => ({ value: { base: one(role), _moreContrast: one(more) } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: of("ground"),
      raised: of("raised"),
      veil: stronger("veil", "ground"),
      /** Background of a picture that is loading, on any background of the page. */
      picture: { value: "color-mix(in srgb, currentColor 8%, transparent)" },
    },
    fg: {
      DEFAULT: of("text"),
      muted: stronger("muted", "text"),
      inverted: of("ground"),
    },
    rule: stronger("line", "text"),
    primary: of("primary"),
    secondary: of("secondary"),
    /** Accent of the news banner. */
    news: of("news"),
    /** Background of the community section, whose text has the colour `fg.inverted`. */
    club: stronger("club", "clubStrong"),
    accent: stronger("accent", "accentStrong"),
    focus: of("focus"),
    /** Colour of the words of the query in the search results. */
    found: of("found"),
  } satisfies Record<(typeof COLOR_USES)[number], object>,
});
