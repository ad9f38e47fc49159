import { SPARED_ATTRIBUTE } from "../../theme/headings.ts";

/** Matches the `unicode-range` of the Latin fonts, which every page uses: their range begins at U+0000. */
const LATIN = /^U\+0+-/i;

/**
 * Copies of the Latin font faces. If the file of a face arrives too late, browsers never use that face in the current
 * document, but they use a copy of it.
 */
const faces = Promise.allSettled(faceRules().filter(isNeeded).map(load));

/**
 * Adds the loaded faces to the document when the reader leaves the page. The current page keeps its fallback fonts
 * until then (`theme/fonts.ts`).
 */
export function addFontsOnLeave(signal: AbortSignal): void {
  signal.addEventListener("abort", async () => {
    for (const face of await faces) if (face.status === "fulfilled") document.fonts.add(face.value);
  });
}

function faceRules() {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        (descriptor: string) =>
          style.getPropertyValue(descriptor),
    )
    .filter((value) => LATIN.test(value("unicode-range")));
}

/**
 * Returns whether the page needs the font file of a face. The file is not needed if the page embeds the letters that it
 * shows in this font.
 */
function isNeeded(value: (descriptor: string) => string): boolean {
  const unneededFile = document.querySelector(`[${SPARED_ATTRIBUTE}]`)?.getAttribute(SPARED_ATTRIBUTE);
  return !unneededFile || !value("src").includes(unneededFile);
}

function load(value: (descriptor: string) => string): Promise<FontFace> {
  const family = value("font-family").replaceAll(/["']/g, "");
  return new FontFace(family, value("src"), {
    weight: value("font-weight"),
    style: value("font-style"),
    unicodeRange: value("unicode-range"),
  }).load();
}
