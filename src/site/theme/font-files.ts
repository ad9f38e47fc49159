/** The magazine's fonts. The build puts what their packages have here: `delivery/build/plugins/fonts-plugin.ts`. */
import type { SystemKind } from "./system-fonts.ts";

/** The uses of fonts. Labels are texts of the body in capitals, which have other widths than small letters. */
export type FontUse = "heading" | "tagline" | "body" | "label";

/** Measures of a typeface in one of its uses, as fractions of the font size. */
export interface Measures {
  /** Height above the baseline. */
  ascent: number;
  /** Depth below the baseline. */
  descent: number;
  /** Average width of a letter of `SAMPLE`. */
  width: number;
}

export interface UsedFont extends Measures {
  family: string;
  /** Kind of the system fonts that look most like this font. */
  kind: SystemKind;
  capitals: boolean;
}

interface FontFile {
  font: "heading" | "tagline" | "body";
  family: string;
  /** Weight, such as `400`, or `100 900` if one file has them all. */
  weight: string;
  style: "normal" | "italic";
  /** Name of the set of letters, such as `latin`. */
  set: string;
  /** Letters of the set, as the value of `unicode-range`. */
  range: string;
  url: string;
}

export const fontFiles: readonly FontFile[] = [];

export const fontUses: Partial<Record<FontUse, UsedFont>> = {};
