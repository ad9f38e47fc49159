/** Font and case of headings and taglines of any size. */
import { HEADING_WEIGHT, IN_CAPITALS, TAGLINE_STYLE, TAGLINE_WEIGHT } from "../../shared/magazine/heading-fonts.ts";

const weightOf = (weight: number | undefined) => (weight ? { fontWeight: `${weight}` } : {});

export const HEADING = { fontFamily: "heading", ...weightOf(HEADING_WEIGHT) };

export const HEADING_CASE = IN_CAPITALS ? "uppercase" : "none";

export const TAGLINE = { fontFamily: "tagline", fontStyle: TAGLINE_STYLE, ...weightOf(TAGLINE_WEIGHT) };

/**
 * Line height at which an accent on a capital does not reach the characters of the line above. An accented capital of a
 * display typeface is up to 1.11 em high, and round characters extend 0.02 em below the baseline; lowercase characters
 * need 0.9 em above and 0.25 em below the baseline.
 */
export const LEADING_WITH_ACCENTS = "1.16";

/**
 * Returns the line height of headlines: `leading` if headlines are in capitals, because capitals have no descenders,
 * and otherwise `LEADING_WITH_ACCENTS`.
 */
export const tightLeading = (leading: string) => (IN_CAPITALS ? leading : LEADING_WITH_ACCENTS);

/**
 * Returns `LEADING_WITH_ACCENTS` if a headline needs more than the tight line height of its text style; otherwise
 * returns `undefined`.
 */
export const leadingOf = (text: string) =>
  !IN_CAPITALS || /\p{M}/u.test(text.normalize("NFD")) ? LEADING_WITH_ACCENTS : undefined;

/**
 * Names of the fonts that are embedded in pages. On the home page, `TITLE_FACE` has the characters of the title; on
 * other pages, `LETTERS_FACE` has those of the headings (`delivery/prerender/embedded-letters.ts`).
 */
export const [TITLE_FACE, LETTERS_FACE] = ["Title", "Letters"];

/** Attribute of the style tag of `LETTERS_FACE`: URL of the font file that the tag makes unnecessary. */
export const SPARED_ATTRIBUTE = "data-spared-font";
