/** A page that the browser restores is reloaded if React no longer answers, as happens in WebKit at times. */
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../../support/page.ts";

/** Stops React, which schedules its work with messages: none is sent once `window` has the property `asleep`. */
async function stopMessagesWhenAsleep(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (!("asleep" in window)) postMessage.apply(this, message);
    };
  });
}

/** Dispatches the event of a restored page. `note` is the name of a global that a reload removes. */
function restorePage(page: Page, note: string): Promise<void> {
  return page.evaluate((name) => {
    Object.assign(window, { [name]: true });
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, note);
}

test("a restored page in which React is asleep is reloaded", { tag: "@exhaustive" }, async ({ page }) => {
  await stopMessagesWhenAsleep(page);
  await visit(page, "/who");
  await restorePage(page, "asleep");
  await page.waitForFunction(() => !("asleep" in window));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a restored page in which React is awake is not reloaded", { tag: "@exhaustive" }, async ({ page }) => {
  await page.clock.install();
  await stopMessagesWhenAsleep(page);
  await visit(page, "/who");
  const probe = page.waitForResponse(/\/assets\/reload-asleep-/);
  await restorePage(page, "awake");
  await (await probe).finished();
  await page.clock.runFor(10_000);
  expect(await page.evaluate(() => "awake" in window)).toBe(true);
});
