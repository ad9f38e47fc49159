/** Long pages have an index, and no control covers the content. */
import type { Page } from "@playwright/test";
import { issues } from "../../support/content.ts";
import { expect, menuLink, test, visit } from "../../support/page.ts";
import { placeOf, plainTest } from "../../support/site/pages.ts";

const index = (page: Page) => page.getByRole("navigation", { name: "Índice" });
const last = issues.at(-1);
const entry = (page: Page) => index(page).getByRole("link", { name: last?.name ?? "" });
const heading = (page: Page) => page.getByRole("heading", { level: 2, name: last?.name ?? "" });

async function expectBelowIndex(page: Page): Promise<void> {
  await expect(heading(page)).toBeInViewport();
  expect((await placeOf(heading(page))).top).toBeGreaterThanOrEqual((await placeOf(index(page))).bottom);
}

plainTest("the index of /issues leads to an issue without JavaScript, and does not cover it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/issues");
  await expect(index(page).getByRole("link")).toHaveCount(0);
  await index(page).getByText("Índice").click();
  await expect(index(page).getByRole("link").first()).toHaveText(issues[0]?.name ?? "");
  await entry(page).click();
  await expectBelowIndex(page);
});

test("the index works by the keyboard, closes after a choice and stays in view", async ({ page }) => {
  await visit(page, "/issues");
  await index(page).getByText("Índice").focus();
  await page.keyboard.press("Enter");
  await entry(page).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/issues#issue-${last?.slug}`);
  await expect(entry(page)).toBeHidden();
  await expect(index(page)).toBeInViewport();
  await expectBelowIndex(page);
});

test("the index works after a link within the site", async ({ page }) => {
  await visit(page, "/who");
  await menuLink(page, "Issues").click();
  await index(page).getByText("Índice").click();
  await expect(entry(page)).toBeVisible();
});

for (const width of [390, 1440])
  test(`the pause button of /who stands beside the banner at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/who");
    const button = page.getByRole("main").getByRole("button", { name: "Pausar el movimiento" });
    const banner = await placeOf(page.locator("main [data-print=once]").locator(".."));
    expect(banner.right).toBeLessThanOrEqual((await placeOf(button)).left);
  });

test("the fields of the form fill the width of their panel on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/form");
  const panel = await placeOf(page.getByRole("form"));
  const field = await placeOf(page.getByRole("textbox", { name: "Nombre completo" }));
  expect(panel.width).toBeCloseTo(390 * 0.7, 0);
  expect(field.width).toBeCloseTo(panel.width, 0);
});
