/** Pages are loaded before they are asked for. */
import type { Page } from "@playwright/test";
import { expect, menuLink, test, visit } from "../../support/page.ts";

const asked = (page: Page, pattern: RegExp) => {
  const urls: string[] = [];
  page.on("request", (request) => void (pattern.test(request.url()) && urls.push(request.url())));
  return urls;
};

test("the code of a link in sight, the data of one that is pointed at", async ({ page }) => {
  const [code, documents] = [asked(page, /issue-page-/), asked(page, /\/data\//)];
  await visit(page, "/issues");
  await page
    .getByRole("main")
    .getByRole("link", { name: /View project/ })
    .first()
    .scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  expect(documents).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /View project/ })
    .first()
    .hover();
  await expect.poll(() => documents.length).toBe(1);
});

test("what cannot be loaded before it is asked for goes unmentioned", async ({ page, expectComplaints }) => {
  await page.route(/\/data\/|issue-page-/, (route) => route.abort());
  await visit(page, "/issues");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/data/"));
  await page
    .getByRole("main")
    .getByRole("link", { name: /View project/ })
    .first()
    .hover();
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expectComplaints("net::ERR_FAILED");
});

test("but not for readers who save data", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const code = asked(page, /articles-page-/);
  await visit(page, "/issues");
  await menuLink(page, "News").hover();
  await page.waitForLoadState("networkidle");
  expect(code).toEqual([]);
});
