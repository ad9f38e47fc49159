/** A page to which the reader comes back, and in which React may have missed what wakes it: WebKit loses it at times. */
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/page.ts";

/** React hears from itself by messages; none arrives any more where `asleep` is set. */
async function mayFallAsleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (!("asleep" in window)) postMessage.apply(this, message);
    };
  });
}

/** As a browser says it of a page that it kept. `note`: a name that the page has until it is loaded anew. */
function comeBack(page: Page, note: string): Promise<void> {
  return page.evaluate((name) => {
    Object.assign(window, { [name]: true });
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, note);
}

test("one in which it sleeps is loaded anew", { tag: "@exhaustive" }, async ({ page }) => {
  await mayFallAsleep(page);
  await visit(page, "/who");
  await comeBack(page, "asleep");
  await page.waitForFunction(() => !("asleep" in window));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("one in which it is awake stays", { tag: "@exhaustive" }, async ({ page }) => {
  await page.clock.install();
  await mayFallAsleep(page);
  await visit(page, "/who");
  const probe = page.waitForResponse(/\/assets\/reload-asleep-/);
  await comeBack(page, "awake");
  await (await probe).finished();
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => "awake" in window)).toBe(true);
});
