/**
 * The typefaces of the site, self-hosted. The files of Latin characters are preloaded; other files load only if a page
 * needs their characters. A page that was first shown in a fallback font stays in that font, because a change would
 * move lines (https://web.dev/articles/cls). The next page uses the typeface (`app/browser/late-fonts.ts`).
 */
import { fontFiles, fontUses, type FontUse } from "./font-files.ts";
import { fallbackRules } from "./fallback-fonts.ts";

const faceRules = fontFiles.map(
  ({ family, weight, style, url, range }) =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");unicode-range:${range};font-display:optional;font-weight:${weight};font-style:${style}}`,
);

const fallbackFaceRules = Object.entries(fontUses).flatMap(([use, font]) => fallbackRules(use as FontUse, font));

/** The `@font-face` rules of all typefaces and their fallback fonts, for a global style sheet. */
export const fontFaces = [...new Set([...faceRules, ...fallbackFaceRules])].join("");

/** URLs of the font files with Latin characters: use of the font → URL. */
export const latinFonts = Object.fromEntries(
  fontFiles.filter(({ set }) => set === "latin").map(({ font, url }) => [font, url]),
) as Record<"heading" | "tagline" | "body", string>;
