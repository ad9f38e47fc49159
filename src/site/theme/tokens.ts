/** Raw values of the theme. Components never name raw colours; they use the roles of `semantic-tokens.ts`. */
import { defineTokens } from "@chakra-ui/react";
import { colors } from "../../shared/colors/colors.ts";
import { familiesOf } from "./fallback-fonts.ts";
import { LETTERS_FACE, TITLE_FACE } from "./headings.ts";

/** Steps of 4 px at the default text size: `4` is 1 rem. */
const scale = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 32].map((step) => [step, { value: `${step / 4}rem` }]),
);

/** Heights of the two bars around every page, including the space of a notch or of a phone's own bar. */
const bars = {
  header: { value: "calc(4rem + env(safe-area-inset-top))" },
  footer: { value: "calc(3rem + env(safe-area-inset-bottom))" },
};

/**
 * Width of 68 characters of Inter, which are on average half an em wide. The unit `ch` is not used, because it is the
 * width of the zero, which is a quarter wider.
 */
const TEXT_WIDTH = "34em";

export const tokens = defineTokens({
  colors: Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, { value }])),
  fonts: {
    title: { value: `${TITLE_FACE}, {fonts.heading}` },
    heading: { value: `${LETTERS_FACE}, ${familiesOf("heading")}` },
    tagline: { value: familiesOf("tagline") },
    body: { value: familiesOf("body") },
    label: { value: familiesOf("label") },
  },
  // Font sizes grow with the window (360 to 1800 px): base 16 → 18 px, factor between two sizes 1.2 → 1.333.
  fontSizes: {
    xs: { value: "clamp(0.75rem, 0.737rem + 0.06vw, 0.8rem)" },
    sm: { value: "clamp(0.833rem, 0.825rem + 0.03vw, 0.875rem)" },
    md: { value: "clamp(1rem, 0.969rem + 0.139vw, 1.125rem)" },
    lg: { value: "clamp(1.2rem, 1.125rem + 0.333vw, 1.5rem)" },
    xl: { value: "clamp(1.44rem, 1.3rem + 0.622vw, 2rem)" },
    "2xl": { value: "clamp(1.728rem, 1.494rem + 1.039vw, 2.663rem)" },
    "3xl": { value: "clamp(2.074rem, 1.704rem + 1.641vw, 3.552rem)" },
    "4xl": { value: "clamp(2.488rem, 1.927rem + 2.495vw, 4.733rem)" },
    display: { value: "clamp(3.5rem, 0.875rem + 11.667vw, 14rem)" },
  },
  spacing: {
    ...scale,
    gutter: {
      // If text is enlarged to 200 %, it needs the whole width of a narrow screen, so the gutter is at most 5vw.
      value:
        "max(min(clamp(1rem, 0.75rem + 1.111vw, 2rem), 5vw), env(safe-area-inset-left), env(safe-area-inset-right))",
    },
    section: { value: "clamp(6rem, 4.375rem + 7.222vw, 12.5rem)" },
    ...bars,
  },
  sizes: { ...scale, ...bars, page: { value: "1800px" }, text: { value: TEXT_WIDTH } },
  durations: { fast: { value: "150ms" }, medium: { value: "300ms" }, slow: { value: "600ms" } },
  easings: { house: { value: "cubic-bezier(0.2, 0.7, 0.1, 1)" } },
  zIndex: { content: { value: 1 }, bar: { value: 10 }, overlay: { value: 20 } },
});
