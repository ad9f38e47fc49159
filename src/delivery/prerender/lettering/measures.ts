import type { Font } from "harfbuzzjs";
import type { Font as Typeface } from "../../../shared/magazine/define-magazine.ts";
import type { Measures } from "../../../site/theme/font-files.ts";
import { SAMPLE } from "../../../site/theme/system-faces.ts";
import { fontFile } from "./fontsource.ts";
import { shaped } from "./text-outlines.ts";
import { openFont } from "./faces.ts";

/** What a stand-in needs to know of the face in whose place it stands. */
export async function measuresOf(typeface: Typeface, capitals: boolean): Promise<Measures> {
  const font = await openFont(fontFile(typeface, "latin"), typeface.weight);
  const { ascender, descender } = font.hExtents();
  const { upem } = font.face;
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    width: widthOf(font, capitals),
  };
}

/** Of a letter of the sample on average, as a part of the size. */
export const widthOf = (font: Font, capitals: boolean) =>
  shaped(capitals ? SAMPLE.toUpperCase() : SAMPLE, font).width / SAMPLE.length;
