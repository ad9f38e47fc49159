/**
 * The letters of a title in the page itself, as a face of their own, and its width: the title is seen
 * in the face of the magazine at once, and nothing moves (https://web.dev/articles/cls).
 */
import { readFileSync } from "node:fs";
import magazine from "#magazine";
import subsetFont from "subset-font";
import { fontFile, isVariable } from "./lettering/fontsource.ts";
import { letter } from "./lettering/text-outlines.ts";

const { heading } = magazine.fonts;

/** Hints are for small sizes, and three quarters of the bytes. The types do not know the option yet. */
const OPTIONS = {
  targetFormat: "woff2",
  noHinting: true,
  ...(isVariable(heading) && { variationAxes: { wght: heading.weight ?? 400 } }),
} as const;

/** Its letters without accents, of which the title is made. */
const LATIN = fontFile(heading, "latin");

const WEIGHT = heading.weight ? `font-weight:${heading.weight};` : "";

/**
 * Styles that define `family` for the letters of a text, about a kilobyte for four, and
 * `--title-width` in `em`.
 */
export async function titleFace(family: string, text: string): Promise<string> {
  const letters = await subsetFont(readFileSync(LATIN), text, OPTIONS);
  const source = `url(data:font/woff2;base64,${letters.toString("base64")}) format("woff2")`;
  const { width } = await letter(text, heading);
  return `@font-face{font-family:"${family}";${WEIGHT}src:${source}}:root{--title-width:${width.toFixed(4)}em}`;
}
