/** The test every engine test starts from: `open` gives a reader with a window, and no page may complain. */
import { test as base, type Browser, expect, type LaunchOptions } from "@playwright/test";
import type { Origin } from "./installed.ts";
import { playwrightReader } from "./playwright-reader.ts";
import type { Reader, WindowOptions } from "./reader.ts";
import { type Site, startSite } from "./site.ts";
import { webdriverReader } from "./webdriver-reader.ts";

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

export interface EngineOptions {
  origin: Origin;
}

type Start = (baseURL: string, options: WindowOptions) => Promise<Reader>;

interface TestParts {
  open: (options: WindowOptions) => Promise<Reader>;
  /** What the page is to complain of, in a test that makes something fail: every complaint must have one as a part. */
  expectComplaints: (...parts: string[]) => void;
}

export const test = base.extend<TestParts, EngineOptions & { start: Start; site: Site }>({
  origin: ["playwright", { scope: "worker", option: true }],
  start: [
    async ({ playwright, browserName, channel, launchOptions, origin }, use) => {
      if (origin === "system" && browserName === "webkit") return use(webdriverReader);
      const browsers = new Map<boolean, Browser>();
      const launch = async (still: boolean) => {
        const options: LaunchOptions = { ...launchOptions, ...(channel && { channel }) };
        const browser = await playwright[browserName].launch(still ? stillOf(options) : options);
        browsers.set(still, browser);
        return browser;
      };
      await use(async (baseURL, options) => {
        // The system's Firefox takes the wish for less motion only as it starts.
        const still = origin === "system" && options.reducedMotion === true;
        return playwrightReader(browsers.get(still) ?? (await launch(still)), baseURL, options);
      });
      for (const browser of browsers.values()) await browser.close();
    },
    { scope: "worker" },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],
  open: async ({ start, site }, use) => {
    const readers: Reader[] = [];
    await use(async (options) => {
      const reader = await start(site.origin, options);
      readers.push(reader);
      return reader;
    });
    for (const reader of readers) {
      // A page that is closed says nothing of its leaving, and Firefox complains of what it was loading.
      await reader.leaveFor("about:blank");
      await reader.close();
    }
  },
  expectComplaints: [
    async ({ site }, use) => {
      const expected: string[] = [];
      site.complaints.length = 0;
      await use((...parts) => void expected.push(...parts));
      expect(site.complaints.filter((each) => !expected.some((part) => each.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

const stillOf = ({ firefoxUserPrefs, ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  firefoxUserPrefs: { ...firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
});

/**
 * What soon is so: asked again at once, where Playwright would wait longer from time to time, which is most of what such a
 * test takes. `timeout` in milliseconds.
 */
export const expectSoon = <Answer>(ask: () => Answer | Promise<Answer>, message?: string, timeout?: number) =>
  expect.poll(ask, { intervals: [30], ...(message && { message }), ...(timeout && { timeout }) });

export { expect } from "@playwright/test";
