/**
 * The letters of a title in the page itself, as a face of their own, and its width: the title is seen
 * in the face of the house at once, and nothing moves (https://web.dev/articles/cls).
 */
import subsetFont from "subset-font";
import { FACES } from "../../shared/magazine/faces.ts";
import { fontBytes, fontFile } from "./lettering/fontsource.ts";
import { letter } from "./lettering/letter.ts";

/** Hints are for small sizes, and three quarters of the bytes. The types do not know the option yet. */
const WITHOUT_HINTS = { targetFormat: "woff2", noHinting: true } as const;

/** Its letters without accents, of which the title is made. */
const LATIN = fontFile(FACES.heading, "latin");

/**
 * Styles that define `family` for the letters of a text, about a kilobyte for four, and
 * `--title-width` in `em`.
 */
export async function titleFace(family: string, text: string): Promise<string> {
  const letters = await subsetFont(fontBytes(LATIN), text, WITHOUT_HINTS);
  const source = `url(data:font/woff2;base64,${letters.toString("base64")}) format("woff2")`;
  const { width } = await letter(text, FACES.heading);
  return `@font-face{font-family:"${family}";src:${source}}:root{--title-width:${width.toFixed(4)}em}`;
}
