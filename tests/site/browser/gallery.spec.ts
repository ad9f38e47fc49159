import type { Page } from "@playwright/test";
import { address, addressBeginningWith, forward, pictures, strip } from "../../support/site/gallery.ts";
import { quickIf, expect, freeze, readingTest, test, visit } from "../../support/page.ts";

/** Scrolls the strip, and waits until it rests where it stays (snapping included). */
async function settled(page: Page, scroll: () => Promise<void>): Promise<void> {
  const rest = strip(page).evaluate(
    (element) => new Promise<void>((resolve) => element.addEventListener("scrollend", () => resolve(), { once: true })),
  );
  await scroll();
  await rest;
}

readingTest("portraits are 380 × 530 and alone, at most two landscapes of 350 × 256 are stacked", async ({ page }) => {
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
    `the forward button goes to the end by a portrait and 16 px, a ${first} first`,
    quick,
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await visit(page, addressBeginningWith(first));
      await strip(page).scrollIntoViewIfNeeded();
      const left = () => strip(page).evaluate((element) => element.scrollLeft);
      await settled(page, () => forward(page).click());
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

readingTest("the strip jumps when reduced motion is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, address);
  const jumped = await forward(page).evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector('[role="group"][aria-label="Galería"]')?.scrollLeft;
  });
  expect(jumped).toBe(396);
});

test("the check after a scroll runs 300 ms later, and a resize is noticed", async ({ page }) => {
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

test("pictures are there without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(strip(page).getByRole("img")).toHaveCount(pictures.length);
  await context.close();
});

for (const opening of ["/Editorials", "/club-pompa", "/issues", "/proyecto/CraftedLight", "/News/Ana"])
  test(`the first picture of ${opening} does not wait to be asked for`, async ({ page }) => {
    await visit(page, opening);
    const picture = page.locator("main img").first();
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveAttribute("loading", "eager");
  });
