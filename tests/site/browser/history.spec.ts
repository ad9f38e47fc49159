/** Back and Forward: the page that the reader asks for, at the place where they were. */
import type { Page } from "@playwright/test";
import { issues } from "../../support/content.ts";
import { expect, hold, menuLink, started, test, visit } from "../../support/page.ts";

/** Pixels. */
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Far down in a list, presses one of its links without scrolling to it. */
async function pressFarDown(page: Page): Promise<void> {
  await visit(page, "/issues");
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(() => scrolled(page)).toBe(3000);
  await page
    .getByRole("main")
    .getByRole("link", { name: /View project/ })
    .nth(4)
    .dispatchEvent("click");
}

async function leaveFromFarDown(page: Page): Promise<void> {
  await pressFarDown(page);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("ISSUES.");
  await expect.poll(() => scrolled(page)).toBe(0);
}

test("quickly, while pages load, ends at the last one", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  for (let round = 0; round < 3; round++)
    for (let index = 0; index < 6; index++) await links.nth(index).click({ noWaitAfter: true });
  for (let presses = 0; presses < 4; presses++) await page.evaluate(() => history.back());
  await page.evaluate(() => history.forward());
  await menuLink(page, "News").click();
  await expect(page).toHaveURL("/news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  await expect(page).toHaveTitle("Pompa | NEWS");
});

test("restores where the reader was", async ({ page }) => {
  await leaveFromFarDown(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrolled(page)).toBe(3000);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("restores it also on a page that was loaded anew and comes late", { tag: "@exhaustive" }, async ({ page }) => {
  await leaveFromFarDown(page);
  const arrive = await hold(page, /\/assets\/issues-page-.*\.js$/);
  await page.reload();
  await started(page);
  await page.goBack();
  await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrolled(page)).toBe(3000);
});

test("restores it also where the next page was reloaded early", { tag: "@exhaustive" }, async ({ page }) => {
  await hold(page, /\/data\/.*\.json/);
  await pressFarDown(page);
  await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await started(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrolled(page)).toBe(3000);
});

test("before the page starts shows the page gone back to", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/issues");
  await menuLink(page, "News").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  const arrive = await hold(page, /\/assets\/articles-page-.*\.js$/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/issues$/);
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await started(page);
});

test("with the viewer open closes and opens it", async ({ page }) => {
  const address = `/${issues[0]?.slug}`;
  // Asked by the page, as a reader's press is: from outside it may be counted from the entry before.
  const travel = (steps: number) => page.evaluate((by) => history.go(by), steps);
  await visit(page, address);
  await page.locator("[data-picture='1']").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await travel(-1);
  await expect(page.getByRole("dialog")).toBeHidden();
  await travel(1);
  await expect(page.getByRole("dialog")).toBeVisible();
  await travel(-1);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
