/** The code and data of a page are loaded before a reader follows a link to it. */
import type { Page } from "@playwright/test";
import { expect, menuLink, test, visit, waitForVersionCheck } from "../../support/page.ts";
import { requestsOf } from "../../support/site/pages.ts";

const issueLink = (page: Page) => page.getByRole("link", { name: /View project/ }).first();

test("a visible link loads the code of its page, and pointing at it loads the data", async ({ page }) => {
  const [code, documents] = [requestsOf(page, /issue-page-/), requestsOf(page, /\/data\//)];
  await visit(page, "/issues");
  await issueLink(page).scrollIntoViewIfNeeded();
  await expect.poll(() => code.length).toBe(1);
  expect(documents).toEqual([]);
  await issueLink(page).hover();
  await expect.poll(() => documents.length).toBe(1);
});

test("a failed prefetch shows no error", async ({ page, expectComplaints }) => {
  await page.route(/\/data\/|issue-page-/, (route) => route.abort());
  await visit(page, "/issues");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/data/"));
  await issueLink(page).hover();
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expectComplaints("net::ERR_FAILED");
});

test("nothing is prefetched for readers who save data", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const code = requestsOf(page, /articles-page-/);
  await page.clock.install();
  await visit(page, "/issues");
  await menuLink(page, "News").hover();
  await page.clock.runFor(5000);
  await waitForVersionCheck(page);
  expect(code).toEqual([]);
});
