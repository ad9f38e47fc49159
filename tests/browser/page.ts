/** The test every browser test starts from: a page that must stay silent and at home. */
import { test as base, expect, type Page } from "@playwright/test";

/** Collects what no page may do: errors and warnings in the console, and requests to another host. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) complaints.push(`request to ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes to an address and waits until the page answers to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The last thing that a page does when it starts is to note the language it found. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.localStorage.getItem("i18nextLng"));
}

/** Stops the page's clock, which only `page.clock.runFor` moves from then on. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}

/** Moves a stopped clock in small steps until something has happened; returns the milliseconds it took. */
export async function stepUntil(page: Page, happened: () => Promise<boolean> | boolean, step = 10): Promise<number> {
  let elapsed = 0;
  await expect(async () => {
    if (!(await happened())) {
      await page.clock.runFor(step);
      elapsed += step;
    }
    expect(await happened()).toBe(true);
  }).toPass({ intervals: [5] });
  return elapsed;
}

export { expect } from "@playwright/test";
