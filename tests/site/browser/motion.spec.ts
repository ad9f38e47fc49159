/** Readers can stop every animation, and nothing moves with reduced motion (WCAG 2.2 criteria 2.2.2 and 2.3.3). */
import type { Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, readingTest, test, visit } from "../../support/page.ts";
import { plainTest } from "../../support/site/pages.ts";

const countRunning = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

/** Finds the button that pauses animations. A page has two footers, of which only one is visible. */
const pauseButton = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Pausar animaciones" });

readingTest("one button stops the marquee and the logo, even after a reload, and starts them", async ({ page }) => {
  await visit(page, "/who");
  const running = () => countRunning(page);
  await expect.poll(running).toBeGreaterThan(0);
  await pauseButton(page).click();
  await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(running).toBe(0);
  await page.reload();
  await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(running).toBe(0);
  await pauseButton(page).click();
  await expect.poll(running).toBeGreaterThan(0);
});

test("paused animations stay paused without scripts", { tag: "@exhaustive" }, async ({ page, expectComplaints }) => {
  await visit(page, "/who");
  await pauseButton(page).click();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/who", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  expect(await countRunning(page)).toBe(0);
  expectComplaints("net::ERR_FAILED");
});

readingTest("the button also stops the carousel, whose own button is its first control", async ({ page }) => {
  await visit(page, "/made-in-arg");
  const carousel = page.getByRole("region", { name: /./ }).filter({ has: page.locator(".swiper") });
  await pauseButton(page).click();
  await expect(carousel.getByRole("button", { name: "Reanudar el movimiento" })).toBeVisible();
  const first = carousel.locator("button, a[href], [tabindex='0']").first();
  await expect(first).toHaveAttribute("aria-label", "Reanudar el movimiento");
});

plainTest("without scripts nothing moves, and no useless button is shown", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/who");
  expect(await countRunning(page)).toBe(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.goto("/made-in-arg");
  await expect(page.getByRole("button", { name: "CALZADO" })).toHaveCount(0);
});

readingTest("with reduced motion nothing is animated and no video plays", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [...PAGES, ...DETAILS]) {
    await visit(page, address);
    expect(await page.evaluate(() => document.getAnimations().length), address).toBe(0);
    const playing = await page.evaluate(() => [...document.querySelectorAll("video")].filter((each) => !each.paused));
    expect(playing, address).toEqual([]);
  }
});
