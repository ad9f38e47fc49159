/** Every kind of page in Firefox and WebKit. */
import { DETAILS, PAGES } from "../../support/content.ts";
import { DESK, expectSoon, PHONE, test } from "../../support/engines/engine.ts";

/** Each page is loaded at the first size and then resized to the second. */
const WALKS = [
  [PHONE, DESK],
  [DESK, PHONE],
] as const;

for (const [index, [first, second]] of WALKS.entries()) {
  test(`pages loaded at ${first.width} px are whole there and at ${second.width} px`, async ({ open }) => {
    const reader = await open(first);
    for (const page of [...PAGES, ...DETAILS].filter((_page, place) => place % 2 === index)) {
      await reader.visit(page);
      for (const size of [first, second]) {
        await reader.resize(size);
        const { width, height } = size;
        const expected = { ...WHOLE, inner: [width, height], footer: height };
        await expectSoon(() => reader.evaluate(measure), `${page} at ${width} px`).toEqual(expected);
      }
      await reader.resize(first);
    }
  });
}

const WHOLE = { beyond: 0, header: 0, broken: [], faces: true };

/** Runs in the page and returns what shows whether the page is whole. */
function measure() {
  const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  const face = "1em Inter";
  // Loads the typeface, because a page never uses an optional typeface that arrives late.
  void document.fonts.load(face);
  return {
    inner: [innerWidth, innerHeight],
    beyond: document.documentElement.scrollWidth - innerWidth,
    header: Math.round(edge("header")?.top ?? -1),
    footer: Math.round(edge("footer")?.bottom ?? -1),
    broken: [...document.images]
      .filter((each) => each.complete && each.currentSrc && !each.naturalWidth)
      .map((each) => each.src),
    faces: document.fonts.check(face),
  };
}
