/**
 * Embeds the letters of a title and the title's width in the page, so that the title appears in its font at once and
 * nothing moves (https://web.dev/articles/cls).
 */
import { readFileSync } from "node:fs";
import magazine from "#magazine";
import subsetFont from "subset-font";
import { fontFile, isVariable } from "./lettering/fontsource.ts";
import { fontOf } from "./lettering/drawing-fonts.ts";
import { letter } from "./lettering/text-outlines.ts";

const { heading } = magazine.fonts;

/**
 * Options of subset-font. Hints only help at small sizes, and make up three quarters of the bytes. The types of
 * subset-font lack `noHinting`.
 */
const OPTIONS = {
  targetFormat: "woff2",
  noHinting: true,
  ...(isVariable(heading) && { variationAxes: { wght: heading.weight ?? 400 } }),
} as const;

/** Path of the font file with the Latin letters of headings. */
const LATIN = fontFile(heading, "latin");

const WEIGHT = heading.weight ? `font-weight:${heading.weight};` : "";

/**
 * Resolves to CSS that defines the font `family` with only the letters of a text, about a kilobyte for four letters, and
 * `--title-width` in `em` if the text is one word that the font has.
 */
export async function titleFace(family: string, text: string): Promise<string> {
  const letters = await subsetFont(readFileSync(LATIN), text, OPTIONS);
  const source = `url(data:font/woff2;base64,${letters.toString("base64")}) format("woff2")`;
  const face = `@font-face{font-family:"${family}";${WEIGHT}src:${source}}`;
  if (/\s/.test(text) || !(await fontOf(text, heading))) return face;
  const { width } = await letter(text, heading);
  return `${face}:root{--title-width:${width.toFixed(4)}em}`;
}
