/**
 * The three typefaces of the site, self-hosted: Anton for banners, Instrument Serif for taglines,
 * Inter for text. The latin subset is preloaded; latin-ext loads only if a page needs it.
 */
import antonLatin from "@fontsource/anton/files/anton-latin-400-normal.woff2?url";
import antonExtended from "@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url";
import serifLatin from "@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url";
import serifExtended from "@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-italic.woff2?url";
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import interExtended from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import { standInFaces } from "./stand-ins.ts";

const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const EXTENDED =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

const face = (family: string, url: string, range: string, description: string) =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");unicode-range:${range};font-display:swap;${description}}`;

const regular = "font-weight:400;font-style:normal";
const italic = "font-weight:400;font-style:italic";
const variable = "font-weight:100 900;font-style:normal";

/** The rules of every face, for a global style sheet. */
export const fontFaces = [
  face("Anton", antonLatin, LATIN, regular),
  face("Anton", antonExtended, EXTENDED, regular),
  face("Instrument Serif", serifLatin, LATIN, italic),
  face("Instrument Serif", serifExtended, EXTENDED, italic),
  face("Inter", interLatin, LATIN, variable),
  face("Inter", interExtended, EXTENDED, variable),
  ...standInFaces,
].join("");

/** Files that pages show at once. */
export const preloadedFonts = { display: antonLatin, text: interLatin };
