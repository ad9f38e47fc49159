/** What the build finds in the packages of the fonts, and puts here: `delivery/build/plugins/fonts-plugin.ts`. */
import type { SystemKind } from "./system-fonts.ts";

/** Labels are texts of the body in capitals, which have other widths than small letters. */
export type FontUse = "heading" | "tagline" | "body" | "label";

/** Of a typeface in one of its uses, as parts of its size. */
export interface Measures {
  /** Above and below the baseline. */
  ascent: number;
  descent: number;
  /** Of a letter of `SAMPLE` on average. */
  width: number;
}

export interface UsedFont extends Measures {
  family: string;
  /** Which typefaces of a system look most like it. */
  kind: SystemKind;
  capitals: boolean;
}

interface FontFile {
  font: "heading" | "tagline" | "body";
  family: string;
  /** `400`, or `100 900` where one file has them all. */
  weight: string;
  style: "normal" | "italic";
  /** Of letters. */
  set: string;
  /** Those that it has, as `unicode-range` has them. */
  range: string;
  url: string;
}

export const fontFiles: readonly FontFile[] = [];

export const fontUses: Partial<Record<FontUse, UsedFont>> = {};
