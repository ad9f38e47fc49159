import type { Font } from "harfbuzzjs";
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import type { FontMetrics } from "../../../site/theme/font-files.ts";
import { SAMPLE } from "../../../site/theme/system-fonts.ts";
import { fontFile } from "./fontsource.ts";
import { shapeText } from "./text-outlines.ts";
import { openFont } from "./drawing-fonts.ts";

/** Resolves to the metrics of a typeface, as fractions of the font size. They are used to adjust a fallback font. */
export async function measuresOf(typeface: Typeface, capitals: boolean): Promise<FontMetrics> {
  const font = await openFont(fontFile(typeface, "latin"), typeface.weight);
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    width: widthOf(font, capitals),
  };
}

/** Returns the average width of a character of `SAMPLE`, as a fraction of the font size. */
export const widthOf = (font: Font, capitals: boolean) =>
  shapeText(capitals ? SAMPLE.toUpperCase() : SAMPLE, font).width / SAMPLE.length;
