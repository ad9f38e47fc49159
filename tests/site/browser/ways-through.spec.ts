/** Long pages have an index, and no control covers the content. */
import type { Page } from "@playwright/test";
import { issues } from "../../support/content.ts";
import { expect, waitUntilStarted, test, visit } from "../../support/page.ts";

const index = (page: Page) => page.getByRole("navigation", { name: "Índice" });
const last = issues.at(-1);
const heading = (page: Page) => page.getByRole("heading", { level: 2, name: last?.name ?? "" });

/** The top of the heading and the bottom of the index, in pixels from the top of the window. */
async function places(page: Page) {
  const [target, bar] = [await heading(page).boundingBox(), await index(page).boundingBox()];
  return { target: target?.y ?? 0, bar: (bar?.y ?? 0) + (bar?.height ?? 0) };
}

test("the index of /issues leads to an issue without JavaScript, and does not cover it", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/issues");
  await expect(index(page).getByRole("link")).toHaveCount(0);
  await index(page).getByText("Índice").click();
  await expect(index(page).getByRole("link").first()).toHaveText(issues[0]?.name ?? "");
  await index(page)
    .getByRole("link", { name: last?.name ?? "" })
    .click();
  await expect(heading(page)).toBeInViewport();
  const { target, bar } = await places(page);
  expect(target).toBeGreaterThanOrEqual(bar);
  await context.close();
});

test("the index works by the keyboard, closes after a choice and stays in view", async ({ page }) => {
  await visit(page, "/issues");
  await waitUntilStarted(page);
  await index(page).getByText("Índice").focus();
  await page.keyboard.press("Enter");
  const link = index(page).getByRole("link", { name: last?.name ?? "" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/issues#issue-${last?.slug}`);
  await expect(link).toBeHidden();
  await expect(heading(page)).toBeInViewport();
  await expect(index(page)).toBeInViewport();
  const { target, bar } = await places(page);
  expect(target).toBeGreaterThanOrEqual(bar);
});

test("the index works after a link within the site", async ({ page }) => {
  await visit(page, "/who");
  await page.getByRole("banner").getByRole("link", { name: "Issues" }).click();
  await index(page).getByText("Índice").click();
  await expect(index(page).getByRole("link", { name: last?.name ?? "" })).toBeVisible();
});

for (const width of [390, 1440])
  test(`the pause button of /who stands beside the banner at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, "/who");
    const button = page.getByRole("main").getByRole("button", { name: "Pausar el movimiento" });
    const [box, banner] = await Promise.all([
      button.boundingBox(),
      page.locator("main [data-print=once]").locator("..").boundingBox(),
    ]);
    expect((banner?.x ?? 0) + (banner?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
  });

test("the fields of the form fill the width of their panel on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/form");
  const panel = await page.getByRole("form").boundingBox();
  const field = await page.getByRole("textbox", { name: "Nombre completo" }).boundingBox();
  expect(panel?.width).toBeCloseTo(390 * 0.7, 0);
  expect(field?.width).toBeCloseTo(panel?.width ?? 0, 0);
});
