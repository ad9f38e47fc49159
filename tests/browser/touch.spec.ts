/** What a finger does: a tap points at nothing, so that nothing stays as only a mouse that goes on would leave it. */
import { FIXED_ADDRESSES } from "../../src/magazine/addresses.ts";
import { DETAILS, PAGES } from "../support/content.ts";
import { expect, test, visit } from "../support/page.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // What would change is there at once.
  contextOptions: { reducedMotion: "reduce" },
});
test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium pretends to have no mouse.");

/** Marks one link or picture of each kind, and keeps links from leading away; answers how many. */
function markKinds(attribute: string): number {
  addEventListener("click", (event) => event.preventDefault(), { capture: true });
  const seen = new Set<string>();
  const kindOf = (element: Element) =>
    [element, element.closest("article, li")].map((each) => `${each?.tagName} ${each?.className}`).join(" in ");
  const kinds = [...document.querySelectorAll("main :is(a[href], article img)")].filter((element) => {
    const isNew = element.checkVisibility() && !seen.has(kindOf(element));
    seen.add(kindOf(element));
    return isNew;
  });
  kinds.forEach((element, index) => element.setAttribute(attribute, `${index}`));
  return kinds.length;
}

/**
 * How the block of an element looks, as far as a pointer may change it, now and when it is tapped. Chromium takes its
 * pointer away at the next change of the page, phones only at the next tap.
 */
function watch(element: Element) {
  const block = element.closest("article, li") ?? element;
  const look = () =>
    [block, ...block.querySelectorAll("*")].map((each) => {
      const { transform, color, backgroundColor, backgroundSize, borderColor } = getComputedStyle(each);
      return [each.tagName, transform, color, backgroundColor, backgroundSize, borderColor].join(" ");
    });
  const before = look();
  const tap = new Promise((resolve) => addEventListener("click", resolve, { capture: true, once: true }));
  return { looks: tap.then(() => ({ before, tapped: look(), isHovered: block.matches(":hover") })) };
}

for (const address of [...PAGES, ...DETAILS, `${FIXED_ADDRESSES.search}?q=mora`]) {
  test(`what is tapped on ${address} looks as before`, async ({ page }) => {
    await visit(page, address);
    if (address.includes("?")) await expect(page.locator("mark").first()).toBeVisible();
    const kinds = await page.evaluate(markKinds, "data-kind");
    let hovered = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const target = page.locator(`[data-kind="${kind}"]`);
      await target.scrollIntoViewIfNeeded();
      const watched = await target.evaluateHandle(watch);
      await target.tap({ force: true });
      const { before, tapped, isHovered } = await watched.evaluate(({ looks }) => looks);
      expect(tapped, await target.evaluate((element) => element.outerHTML)).toEqual(before);
      if (isHovered) hovered++;
    }
    // The middle of a link that is broken into lines is not always on it.
    expect(hovered > 0).toBe(kinds > 0);
  });
}
