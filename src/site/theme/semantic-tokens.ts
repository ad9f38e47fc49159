/**
 * The uses of colours. Components name these and never the raw values of `tokens.ts`. If the reader asks for more
 * contrast, text has at least 7 to 1 with its ground (WCAG 2.2 criterion 1.4.6), and lines are as strong as text.
 */
import { defineSemanticTokens } from "@chakra-ui/react";
import type { COLOR_USES } from "../../shared/colors/color-names.ts";
import { colorName } from "../../shared/colors/colors.ts";
import type { Role } from "../../shared/magazine/define-magazine.ts";

const one = (role: Role) => `{colors.${colorName(role)}}`;
const of = (role: Role) => ({ value: one(role) });
/** A colour of two strengths; `more` applies if the reader asks for more contrast. */
const stronger = (role: Role, more: Role) => ({ value: { base: one(role), _moreContrast: one(more) } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      page: of("ground"),
      raised: of("raised"),
      veil: stronger("veil", "ground"),
      /** Ground of a picture that is loading, on any background. */
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
    /** Ground of the community section; text on it is `fg.inverted`. */
    club: stronger("club", "clubStrong"),
    accent: stronger("accent", "accentStrong"),
    focus: of("focus"),
    /** Words of the query in the results of the search. */
    found: of("found"),
  } satisfies Record<(typeof COLOR_USES)[number], object>,
});
