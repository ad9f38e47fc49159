/** Loads fonts for drawn texts: the fonts of the magazine, and Noto for characters that those fonts lack. */
import magazine from "#magazine";
import { Font, Blob, Face, Variation } from "harfbuzzjs";
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import { onceForEach } from "../../../shared/once.ts";
import { fontFile, setsOf } from "./fontsource.ts";
import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import pLimit from "p-limit";

const { bold, weight: headingWeight = 400 } = magazine.fonts.heading;
/**
 * Weight of Noto, close to the weight of headings, because light letters among heavy letters would look out of place.
 */
const weight = bold ? 800 : headingWeight;

const noto = (name: string): Typeface => ({ package: `@fontsource-variable/noto-${name}`, weight });

/** Noto families for other scripts and symbols, the most used first. */
const FALLBACK_FAMILIES: readonly Typeface[] = [
  ...["sans", "sans-arabic", "sans-hebrew", "sans-sc", "sans-kr", "sans-symbols"].map(noto),
  { package: "@fontsource/noto-sans-symbols-2" },
];

interface CharacterSet {
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/**
 * Resolves to a font that has every character of a text: a font of the family, or else a font of Noto. Resolves to
 * `undefined` if there is no such font.
 */
export async function fontOrFallback(text: string, family: Typeface): Promise<Font | undefined> {
  return (await fontOf(text, family)) ?? firstFont(text, FALLBACK_FAMILIES);
}

export async function fontOf(text: string, family: Typeface): Promise<Font | undefined> {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const sets = characterSetsOf(family).filter(({ ranges }) =>
    codes.every((code) => ranges.some(([from, to]) => code >= from && code <= to)),
  );
  // The glyphs of each font are checked, because a font file may lack a character that the package lists for the file.
  for (const { file } of sets) {
    const font = await loadFont(file)(family.weight);
    if (codes.every((code) => font.nominalGlyph(code) !== undefined)) return font;
  }
  return undefined;
}

async function firstFont(text: string, [family, ...others]: readonly Typeface[]): Promise<Font | undefined> {
  return family && ((await fontOf(text, family)) ?? firstFont(text, others));
}

const characterSetsOf = onceForEach((family: Typeface): CharacterSet[] =>
  Object.entries(setsOf(family)).map(([set, ranges]) => ({
    file: fontFile(family, set),
    ranges: ranges.split(",").map((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return [from, to] as const;
    }),
  })),
);

const loadFont = onceForEach((file: string) => onceForEach((wght: number | undefined) => openFont(file, wght)));

/** Runs conversions one at a time, because `fontverter` uses the same memory for all conversions. */
const queue = pLimit(1);

/** Opens the font of a file. A variable font gets the weight `wght`. */
export async function openFont(file: string, wght = 400): Promise<Font> {
  const data = await queue(convert, readFileSync(file), "truetype");
  const font = new Font(new Face(new Blob(data)));
  font.setVariations([new Variation("wght", wght)]);
  return font;
}
