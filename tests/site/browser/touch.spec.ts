/** What a finger does: a tap points at nothing, so that nothing stays as only a mouse that goes on would leave it. */
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import type { Locator, Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { address as withGallery, picture, pictures, position, viewer } from "../../support/site/gallery.ts";
import { quickIf, expect, test, visit } from "../../support/page.ts";

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
  test(`what is tapped on ${address} looks as before`, quickIf(address === "/issues"), async ({ page }) => {
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

/** Longer than any system waits before it shows its menu, in milliseconds. */
const LONG = 1500;

/**
 * Presses with a finger that stays, as Chromium's own recognition of gestures takes it, and asks for the menu, which
 * Chromium does only with a system around it. Answers what the system needs and what the page makes of it.
 */
async function pressLong(page: Page, image: Locator) {
  await image.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const heard = await page.evaluateHandle(listen);
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.synthesizeTapGesture", {
    x: x + width / 2,
    y: y + height / 2,
    duration: LONG,
    gestureSourceType: "touch",
  });
  const asked = await image.evaluate((element) =>
    element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
  );
  return { ...(await heard.evaluate(({ told }) => told())), asked };
}

/** In the page: what is under the finger, what was prevented, and the clicks. */
function listen() {
  const said = { under: "", prevented: false, clicks: 0 };
  addEventListener("touchstart", ({ target }) => (said.under = (target as Element).tagName), { capture: true });
  addEventListener("click", () => said.clicks++, { capture: true });
  // Of what a gallery that is turned by fingers prevents, only this would keep the menu away.
  addEventListener("touchstart", ({ defaultPrevented }) => (said.prevented = defaultPrevented));
  /** After two frames, in which the page would have answered. */
  const told = () =>
    new Promise<typeof said>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(said))));
  return { told };
}

const LEFT_ALONE = { under: "IMG", prevented: false, clicks: 0, asked: true };

test("a long press on a picture is for the system, and opens nothing", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, withGallery);
  const image = picture(page, 0).getByRole("img");
  const before = await image.evaluate((element) => getComputedStyle(element).transform);
  expect(await pressLong(page, image)).toEqual(LEFT_ALONE);
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(withGallery);
  expect(await image.evaluate((element) => getComputedStyle(element).transform)).toBe(before);
  await image.tap();
  await expect(viewer(page)).toBeVisible();
});

test("a long press on the open picture does nothing, a swipe turns it", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, `${withGallery}?foto=1`);
  await expect(position(page)).toHaveText(`1 de ${pictures.length}`);
  const image = viewer(page).getByRole("img").first();
  const before = await image.boundingBox();
  expect(await pressLong(page, image)).toEqual(LEFT_ALONE);
  await expect(viewer(page)).toBeVisible();
  await expect(position(page)).toHaveText(`1 de ${pictures.length}`);
  expect(await image.boundingBox()).toEqual(before);
  await swipe(page, 330, 60);
  await expect(position(page)).toHaveText(`2 de ${pictures.length}`);
});

/** From one x to another, in the middle of the window. */
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
