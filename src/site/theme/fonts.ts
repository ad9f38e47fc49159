/**
 * The typefaces of the site, self-hosted. Those of latin letters are preloaded, the others load only if a page needs them. A
 * page that has begun without one goes on with what stands in for it, so that no line moves (https://web.dev/articles/cls);
 * the next page has it (`app/browser/late-faces.ts`).
 */
import { FACES, type FaceUse } from "../../shared/magazine/faces.ts";
import { fontFiles, measures } from "./font-files.ts";
import { standInRules } from "./stand-ins.ts";

const faceRules = fontFiles.map(({ face, url, range }) => {
  const { family, weight, style } = FACES[face];
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");unicode-range:${range};font-display:optional;font-weight:${weight};font-style:${style}}`;
});

const standIns = Object.entries(measures).flatMap(([use, each]) => standInRules(use as FaceUse, each));

/** The rules of every face, for a global style sheet. */
export const fontFaces = [...faceRules, ...standIns].join("");

/** Files of latin letters, by the face. */
export const latinFonts = Object.fromEntries(
  fontFiles.filter(({ set }) => set === "latin").map(({ face, url }) => [face, url]),
) as Record<keyof typeof FACES, string>;
