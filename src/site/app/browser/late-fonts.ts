/** Those of the letters that every page has: of them `unicode-range` begins with the first. */
const LATIN = /^U\+0+-/i;

/** The faces once more: one that came too late is never used in its document. */
const faces = Promise.allSettled(faceRules().map(load));

/** A page that began without a face stays as it is (`theme/fonts.ts`). With the next one the face is there. */
export function putOnWithNextPage(pageEnds: AbortSignal): void {
  pageEnds.addEventListener("abort", async () => {
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

function load(value: (descriptor: string) => string): Promise<FontFace> {
  const family = value("font-family").replaceAll(/["']/g, "");
  return new FontFace(family, value("src"), {
    weight: value("font-weight"),
    style: value("font-style"),
    unicodeRange: value("unicode-range"),
  }).load();
}
