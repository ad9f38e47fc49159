import type { Page } from "@playwright/test";
import { address, addressBeginningWith, forward, pictures, strip } from "../../support/site/gallery.ts";
import { quickIf, expect, freeze, readingTest, test, visit } from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";

/** Scrolls the strip and waits until it stops, snapping included. */
async function scrollUntilRest(page: Page, scroll: () => Promise<void>): Promise<void> {
  const scrollEnd = strip(page).evaluate(
    (element) => new Promise<void>((resolve) => element.addEventListener("scrollend", () => resolve(), { once: true })),
  );
  await scroll();
  await scrollEnd;
}

readingTest("portraits of 380 × 530 stand alone, and landscapes of 350 × 256 in pairs at most", async ({ page }) => {
  await page.goto(address);
  const boxes = await strip(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => ({ ...button.getBoundingClientRect().toJSON(), kind: button.dataset.orientation })),
    );
  expect(boxes.map(({ kind }) => kind)).toEqual(pictures.map(({ orientation }) => orientation));
  for (const { kind, width, height } of boxes) {
    expect([Math.round(width), Math.round(height)]).toEqual(kind === "portrait" ? [380, 530] : [350, 256]);
  }
  const columns = new Map<number, string[]>();
  for (const { left, kind } of boxes) columns.set(left, [...(columns.get(left) ?? []), kind]);
  for (const kinds of columns.values()) {
    expect(["portrait", "landscape", "landscape,landscape"]).toContain(kinds.join());
  }
});

for (const first of ["portrait", "landscape"] as const) {
  const quick = quickIf(first === "portrait");
  readingTest(
    `the forward button scrolls by a portrait and 16 px and hides at the end, with a ${first} first`,
    quick,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await visit(page, addressBeginningWith(first));
      await strip(page).scrollIntoViewIfNeeded();
      const left = () => strip(page).evaluate((element) => element.scrollLeft);
      await scrollUntilRest(page, () => forward(page).click());
      expect(await left()).toBe(396);
      await strip(page).evaluate((element) =>
        element.scrollTo({ left: element.scrollWidth - element.clientWidth - 11, behavior: "instant" }),
      );
      await expect(forward(page)).toBeVisible();
      await strip(page).evaluate((element) =>
        element.scrollTo({ left: element.scrollWidth - element.clientWidth - 9, behavior: "instant" }),
      );
      await expect(forward(page)).toBeHidden();
    },
  );
}

readingTest("the strip jumps when the reader prefers reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, address);
  const scrollLeft = await forward(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector('[role="group"][aria-label="Galería"]')?.scrollLeft;
  });
  expect(scrollLeft).toBe(396);
});

test("the forward button is updated 300 ms after a scroll, and after a resize", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, address);
  await expect(forward(page)).toBeVisible();
  await freeze(page);
  await strip(page).evaluate(async (element) => {
    const scrolled = new Promise((resolve) => element.addEventListener("scroll", resolve, { once: true }));
    element.scrollTo({ left: element.scrollWidth, behavior: "instant" });
    await scrolled;
  });
  await page.clock.runFor(299);
  await expect(forward(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(forward(page)).toBeHidden();
  await strip(page).evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(forward(page)).toBeVisible();
});

plainTest("all pictures of a gallery are shown without JavaScript", async ({ page }) => {
  await page.goto(address);
  await expect(strip(page).getByRole("img")).toHaveCount(pictures.length);
});
