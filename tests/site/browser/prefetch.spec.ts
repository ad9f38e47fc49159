/** The code and data of a page are loaded before a reader follows a link to it. */
import type { Page } from "@playwright/test";
import { expect, menuLink, test, visit } from "../../support/page.ts";

const collectRequests = (page: Page, pattern: RegExp) => {
  const urls: string[] = [];
  page.on("request", (request) => void (pattern.test(request.url()) && urls.push(request.url())));
  return urls;
};

test("a visible link loads the code of its page, and pointing at it loads the data", async ({ page }) => {
  const [code, documents] = [collectRequests(page, /issue-page-/), collectRequests(page, /\/data\//)];
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

test("a failed prefetch shows no error", async ({ page, expectComplaints }) => {
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

test("nothing is prefetched for readers who save data", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const code = collectRequests(page, /articles-page-/);
  await visit(page, "/issues");
  await menuLink(page, "News").hover();
  await page.waitForLoadState("networkidle");
  expect(code).toEqual([]);
});
