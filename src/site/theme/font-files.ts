/**
 * The magazine's fonts. The build inserts the data of the font packages here: `delivery/build/plugins/fonts-plugin.ts`.
 */
import type { SystemKind } from "./system-fonts.ts";

/** The uses of fonts. Labels are set in capitals of the body font, which are wider than its lowercase letters. */
export type FontUse = "heading" | "tagline" | "body" | "label";

/** Metrics of a typeface in one of its uses, as fractions of the font size. */
export interface FontMetrics {
  /** Height above the baseline. */
  ascent: number;
  /** Depth below the baseline. */
  descent: number;
  /** Average width of a character of `SAMPLE`. */
  width: number;
}

export interface UsedFont extends FontMetrics {
  family: string;
  /** Kind of the system fonts that are most similar to this font. */
  kind: SystemKind;
  capitals: boolean;
}

interface FontFile {
  font: "heading" | "tagline" | "body";
  family: string;
  /** Weight, such as `400`, or `100 900` if one file has all weights. */
  weight: string;
  style: "normal" | "italic";
  /** Name of the character set, such as `latin`. */
  set: string;
  /** Characters of the set, as the value of `unicode-range`. */
  range: string;
  url: string;
}

export const fontFiles: readonly FontFile[] = [];

export const fontUses: Partial<Record<FontUse, UsedFont>> = {};
