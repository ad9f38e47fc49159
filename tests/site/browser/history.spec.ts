/** Back and Forward lead to the right page, at the right scroll position. */
import type { Page } from "@playwright/test";
import { issues } from "../../support/content.ts";
import { expect, hold, menuLink, waitUntilHydrated, test, visit } from "../../support/page.ts";

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls far down the list of issues and presses a link from there, without scrolling to it. */
async function pressFarDown(page: Page): Promise<void> {
  await visit(page, "/issues");
  expect(await page.evaluate(() => (window.scrollTo(0, 3000), window.scrollY))).toBe(3000);
  const link = page.getByRole("link", { name: /View project/ }).nth(4);
  await link.dispatchEvent("click");
}

async function leaveFromFarDown(page: Page): Promise<void> {
  await pressFarDown(page);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("ISSUES.");
  await expect.poll(() => scrollPosition(page)).toBe(0);
}

test("quick navigations and Back end at the page of the last press", { tag: "@exhaustive" }, async ({ page }) => {
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

test("Back and Forward restore the scroll position", async ({ page }) => {
  await leaveFromFarDown(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrollPosition(page)).toBe(3000);
  await page.goForward();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("Back after a reload restores the scroll position of a late page", { tag: "@exhaustive" }, async ({ page }) => {
  await leaveFromFarDown(page);
  const release = await hold(page, /\/assets\/issues-page-.*\.js$/);
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrollPosition(page)).toBe(3000);
});

test("Back restores the scroll position after a reload without data", { tag: "@exhaustive" }, async ({ page }) => {
  await hold(page, /\/data\/.*\.json/);
  await pressFarDown(page);
  await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrollPosition(page)).toBe(3000);
});

test("Back before the page has started shows the previous page", { tag: "@exhaustive" }, async ({ page }) => {
  await visit(page, "/issues");
  await menuLink(page, "News").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  const release = await hold(page, /\/assets\/articles-page-.*\.js$/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/issues$/);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await waitUntilHydrated(page);
});

test("Back ignores scroll positions of other pages whose entries have no key either", async ({ page }) => {
  await visit(page, "/issues");
  await menuLink(page, "News").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("NEWS.");
  // The browser itself adds the history entry of a fragment, so the entry has no key.
  await page.evaluate(() => (window.location.hash = "content"));
  await expect(page).toHaveURL("/news#content");
  await expect.poll(() => page.evaluate(() => (window.scrollTo(0, 3000), window.scrollY))).toBe(3000);
  await menuLink(page, "Club Pompa").click();
  await expect(page).toHaveTitle("Pompa | CLUB POMPA");
  // The code is held back, because the browser itself restores the position of a page that is rendered at once.
  const release = await hold(page, /\/assets\/issues-page-.*\.js$/);
  await page.reload();
  await waitUntilHydrated(page);
  await page.evaluate(() => history.go(-3));
  await expect(page.getByRole("main").getByText("Cargando...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ISSUES.");
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("Back closes the viewer, and Forward opens it again", async ({ page }) => {
  const address = `/${issues[0]?.slug}`;
  // Moves from within the page, because a move from outside may start at the previous entry.
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
