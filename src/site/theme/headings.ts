/** How headings and taglines are written, whatever their size. */
import { HEADING_WEIGHT, IN_CAPITALS, TAGLINE_STYLE, TAGLINE_WEIGHT } from "../../shared/magazine/heading-fonts.ts";

const weightOf = (weight: number | undefined) => (weight ? { fontWeight: `${weight}` } : {});

export const HEADING = { fontFamily: "heading", ...weightOf(HEADING_WEIGHT) };

export const HEADING_CASE = IN_CAPITALS ? "uppercase" : "none";

export const TAGLINE = { fontFamily: "tagline", fontStyle: TAGLINE_STYLE, ...weightOf(TAGLINE_WEIGHT) };

/**
 * Line height in which an accent on a capital does not reach the letters of the line above: with it a capital of a display
 * face is up to 1.11 of its size high, and round letters reach 0.02 below their line; or in small letters 0.9, and 0.25.
 */
export const WITH_ACCENTS = "1.16";

/** Line height of headlines: one that is tight where capitals reach nowhere below their line. */
export const tight = (leading: string) => (IN_CAPITALS ? leading : WITH_ACCENTS);

/** Line height of a headline, where its text needs more than the tight one of its text style. */
export const leadingOf = (text: string) =>
  !IN_CAPITALS || /\p{M}/u.test(text.normalize("NFD")) ? WITH_ACCENTS : undefined;

/** Name of the face that the title of the home page brings with its letters: see `delivery/prerender/title-font.ts`. */
export const TITLE_FACE = "Title";
