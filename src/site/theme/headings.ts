/** The type of headings and taglines, whatever their size. */
import { HEADING_WEIGHT, IN_CAPITALS, TAGLINE_STYLE, TAGLINE_WEIGHT } from "../../shared/magazine/heading-fonts.ts";

const weightOf = (weight: number | undefined) => (weight ? { fontWeight: `${weight}` } : {});

export const HEADING = { fontFamily: "heading", ...weightOf(HEADING_WEIGHT) };

export const HEADING_CASE = IN_CAPITALS ? "uppercase" : "none";

export const TAGLINE = { fontFamily: "tagline", fontStyle: TAGLINE_STYLE, ...weightOf(TAGLINE_WEIGHT) };

/**
 * Line height in which an accent on a capital does not reach the letters of the line above. A capital of a display face
 * with its accent is up to 1.11 em high, and round letters reach 0.02 em below their line; small letters need 0.9 em
 * and 0.25 em.
 */
export const WITH_ACCENTS = "1.16";

/**
 * Line height of headlines: the given tight one if they are in capitals, which reach nowhere below their line, and
 * otherwise `WITH_ACCENTS`.
 */
export const tight = (leading: string) => (IN_CAPITALS ? leading : WITH_ACCENTS);

/** Line height of a headline whose text needs more than the tight one of its text style; otherwise `undefined`. */
export const leadingOf = (text: string) =>
  !IN_CAPITALS || /\p{M}/u.test(text.normalize("NFD")) ? WITH_ACCENTS : undefined;

/** Name of the face with only the letters of the home page's title: see `delivery/prerender/title-font.ts`. */
export const TITLE_FACE = "Title";
