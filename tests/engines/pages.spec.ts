/** Every kind of page in Firefox and in WebKit. */
import { DETAILS, PAGES } from "../support/content.ts";
import { DESK, expect, PHONE, test } from "../support/engines/engine.ts";

for (const size of [PHONE, DESK]) {
  test(`pages answer, in their width and with their pictures and faces, at ${size.width} px`, async ({ open }) => {
    const reader = await open(size);
    for (const page of [...PAGES, ...DETAILS]) {
      await reader.visit(page);
      await expect
        .poll(() => reader.ask(seen), page)
        .toEqual({ ...WHOLE, inner: [size.width, size.height], footer: size.height });
    }
  });
}

const WHOLE = { beyond: 0, header: 0, broken: [], faces: true };

/** In the page. */
function seen() {
  const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  return {
    inner: [innerWidth, innerHeight],
    beyond: document.documentElement.scrollWidth - innerWidth,
    header: Math.round(edge("header")?.top ?? -1),
    footer: Math.round(edge("footer")?.bottom ?? -1),
    broken: [...document.images]
      .filter((each) => each.complete && each.currentSrc && !each.naturalWidth)
      .map((each) => each.src),
    faces: document.fonts.check("1em Inter"),
  };
}
