/**
 * Embeds letters of the heading font in a page, so that headings have their font at the first paint and the layout does
 * not shift (https://web.dev/articles/cls).
 */
import { readFileSync } from "node:fs";
import magazine from "#magazine";
import subsetFont from "subset-font";
import { fontFile, isVariable } from "./lettering/fontsource.ts";
import { fontOf } from "./lettering/drawing-fonts.ts";
import { drawWord } from "./lettering/text-outlines.ts";
import { IN_CAPITALS } from "../../shared/magazine/heading-fonts.ts";

const { heading } = magazine.fonts;

/**
 * Options of subset-font. Hints are left out, because they help only at small sizes and make up three quarters of the
 * bytes. The types of subset-font lack the option `noHinting`.
 */
const OPTIONS = {
  targetFormat: "woff2",
  noHinting: true,
  ...(isVariable(heading) && { variationAxes: { wght: heading.weight ?? 400 } }),
} as const;

/** Path of the font file with the Latin letters of headings. */
const LATIN = fontFile(heading, "latin");

const WEIGHT = heading.weight ? `font-weight:${heading.weight};` : "";

/** Letters and marks of the languages of Western Europe: ASCII, the letters of Latin-1, and punctuation. */
const ALL_LETTERS = `${String.fromCodePoint(...codePointRange(0x20, 0x7e), ...codePointRange(0xc0, 0xff))}¡¿«»ªº°·–—‘’“”…`;

function codePointRange(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Resolves to CSS that defines the font `family` with the letters for headings: 7 kilobytes for Anton in capitals. */
export const headingFace = (family: string) => faceWith(family, IN_CAPITALS ? ALL_LETTERS.toUpperCase() : ALL_LETTERS);

/**
 * Resolves to CSS that defines the font `family` with only the letters of a title, about a kilobyte for four letters,
 * and `--title-width` in `em` if the title is one word that the font has.
 */
export async function titleFace(family: string, title: string): Promise<string> {
  const face = await faceWith(family, title);
  if (/\s/.test(title) || !(await fontOf(title, heading))) return face;
  const { width } = await drawWord(title, heading);
  return `${face}:root{--title-width:${width.toFixed(4)}em}`;
}

async function faceWith(family: string, text: string): Promise<string> {
  const letters = await subsetFont(readFileSync(LATIN), text, OPTIONS);
  const source = `url(data:font/woff2;base64,${letters.toString("base64")}) format("woff2")`;
  return `@font-face{font-family:"${family}";${WEIGHT}src:${source}}`;
}
