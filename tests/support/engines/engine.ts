/** The test that every engine test starts from: `open` opens a window for a reader, and no page may complain. */
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
  /** Names the complaints that a test provokes: every complaint must contain one of these parts. */
  expectComplaints: (...parts: string[]) => void;
}

export const test = base.extend<TestParts, EngineOptions & { start: Start; site: Site }>({
  origin: ["playwright", { scope: "worker", option: true }],
  start: [
    async ({ playwright, browserName, channel, launchOptions, origin }, use) => {
      if (origin === "system" && browserName === "webkit") return use(webdriverReader);
      const browsers = new Map<boolean, Browser>();
      const launch = async (isStill: boolean) => {
        const options: LaunchOptions = { ...launchOptions, ...(channel && { channel }) };
        const browser = await playwright[browserName].launch(isStill ? withReducedMotion(options) : options);
        browsers.set(isStill, browser);
        return browser;
      };
      await use(async (baseURL, options) => {
        // The system's Firefox accepts the setting for reduced motion only when it starts.
        const isStill = origin === "system" && options.reducedMotion === true;
        return playwrightReader(browsers.get(isStill) ?? (await launch(isStill)), baseURL, options);
      });
      for (const browser of browsers.values()) await browser.close();
    },
    { scope: "worker" },
  ],
  site: [
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
      // Leaves the page before closing it: otherwise Firefox complains about files that were still loading.
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

const withReducedMotion = ({ firefoxUserPrefs, ...options }: LaunchOptions): LaunchOptions => ({
  ...options,
  firefoxUserPrefs: { ...firefoxUserPrefs, "ui.prefersReducedMotion": 1 },
});

/**
 * Waits for a condition in short intervals; the growing ones of Playwright would take most of a test's time. `timeout`
 * is in milliseconds.
 */
export const expectSoon = <Answer>(probe: () => Answer | Promise<Answer>, message?: string, timeout?: number) =>
  expect.poll(probe, { intervals: [30], ...(message && { message }), ...(timeout && { timeout }) });

export { expect } from "@playwright/test";
