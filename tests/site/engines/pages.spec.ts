/** Every kind of page in Firefox and in WebKit. */
import { DETAILS, PAGES } from "../../support/content.ts";
import { DESK, expectSoon, PHONE, test } from "../../support/engines/engine.ts";

/** The first is where each page is loaded. */
const WALKS = [
  [PHONE, DESK],
  [DESK, PHONE],
] as const;

for (const [index, [first, second]] of WALKS.entries()) {
  test(`pages loaded at ${first.width} px answer there and at ${second.width} px`, async ({ open }) => {
    const reader = await open(first);
    for (const page of [...PAGES, ...DETAILS].filter((_page, place) => place % 2 === index)) {
      await reader.visit(page);
      for (const size of [first, second]) {
        await reader.resize(size);
        const { width, height } = size;
        const whole = { ...WHOLE, inner: [width, height], footer: height };
        await expectSoon(() => reader.ask(seen), `${page} at ${width} px`).toEqual(whole);
      }
      await reader.resize(first);
    }
  });
}

const WHOLE = { beyond: 0, header: 0, broken: [], faces: true };

/** In the page. */
function seen() {
  const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  const face = "1em Inter";
  // The page never uses an optional face that arrives late: the test loads it, since it must exist.
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
