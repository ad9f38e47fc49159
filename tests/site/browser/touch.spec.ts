/** A tap leaves no hover styles behind, and a long press is left to the system. */
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import type { Locator, Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { address as withGallery, expectPosition, picture, viewer } from "../../support/site/gallery.ts";
import { quickIf, expect, test, visit } from "../../support/page.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Without transitions every change shows at once.
  contextOptions: { reducedMotion: "reduce" },
});

/** Numbers one link or picture of each kind, disables all links, and returns the number of kinds. */
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
 * Records the styles of an element's article or list item before and during a tap, as far as a pointer may change them.
 * Chromium ends hovering at the next change of the page, phones only at the next tap.
 */
function watchLooks(element: Element) {
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
  test(`a tapped link or picture on ${address} keeps its look`, quickIf(address === "/issues"), async ({ page }) => {
    await visit(page, address);
    if (address.includes("?")) await expect(page.locator("mark").first()).toBeVisible();
    const kinds = await page.evaluate(markKinds, "data-kind");
    let hovered = 0;
    for (let kind = 0; kind < kinds; kind++) {
      const target = page.locator(`[data-kind="${kind}"]`);
      await target.scrollIntoViewIfNeeded();
      const looksHandle = await target.evaluateHandle(watchLooks);
      await target.tap({ force: true });
      const { before, tapped, isHovered } = await looksHandle.evaluate(({ looks }) => looks);
      expect(tapped, await target.evaluate((element) => element.outerHTML)).toEqual(before);
      if (isHovered) hovered++;
    }
    // One hover is enough, because a tap may miss a link that is broken into lines.
    expect(hovered > 0).toBe(kinds > 0);
  });
}

/** Milliseconds, longer than any system waits before it shows its menu. */
const LONG_PRESS = 1500;

/**
 * Holds a finger on an image, and sends the event that opens the system's menu, because Chromium does not send it here.
 * Returns how the page reacted.
 */
async function pressLong(page: Page, image: Locator) {
  await image.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const listener = await page.evaluateHandle(listen);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.synthesizeTapGesture", {
    x: x + width / 2,
    y: y + height / 2,
    duration: LONG_PRESS,
    gestureSourceType: "touch",
  });
  const menuAllowed = await image.evaluate((element) =>
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
  );
  return { ...(await listener.evaluate(({ result }) => result())), menuAllowed };
}

/** Runs in the page and records what is under the finger, whether touchstart was prevented, and clicks. */
function listen() {
  const record = { under: "", prevented: false, clicks: 0 };
  addEventListener("touchstart", ({ target }) => (record.under = (target as Element).tagName), { capture: true });
  addEventListener("click", () => record.clicks++, { capture: true });
  // Preventing touchstart would suppress the system's menu, unlike other events that a gallery prevents.
  addEventListener("touchstart", ({ defaultPrevented }) => (record.prevented = defaultPrevented));
  /** Waits two frames for reactions of the page, and resolves to the record. */
  const result = () =>
    new Promise<typeof record>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(record))));
  return { result };
}

const LEFT_TO_SYSTEM = { under: "IMG", prevented: false, clicks: 0, menuAllowed: true };

test("a long press on a picture is left to the system and opens nothing", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, withGallery);
  const image = picture(page, 0).getByRole("img");
  const before = await image.evaluate((element) => getComputedStyle(element).transform);
  expect(await pressLong(page, image)).toEqual(LEFT_TO_SYSTEM);
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(withGallery);
  expect(await image.evaluate((element) => getComputedStyle(element).transform)).toBe(before);
  await image.tap();
  await expect(viewer(page)).toBeVisible();
});

test(
  "a long press in the viewer leaves the menu to the system, and a swipe shows the next picture",
  { tag: "@exhaustive" },
  async ({ page }) => {
    await visit(page, `${withGallery}?foto=1`);
    await expectPosition(page, 1);
    const image = viewer(page).getByRole("img").first();
    const before = await image.boundingBox();
    expect(await pressLong(page, image)).toEqual(LEFT_TO_SYSTEM);
    await expect(viewer(page)).toBeVisible();
    await expectPosition(page, 1);
    expect(await image.boundingBox()).toEqual(before);
    await swipe(page, 330, 60);
    await expectPosition(page, 2);
  },
);

/** Swipes from one x to another, in the middle of the window. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const y = 422;
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 5; step++) {
    const x = from + ((to - from) * step) / 5;
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
