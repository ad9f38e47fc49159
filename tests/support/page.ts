/** The `test` of every browser test: its page must not complain, and must ask no other host. */
import { type Locator, test as base, expect, type Page } from "@playwright/test";

/**
 * Complaints about what a page does not control: Playwright blocks service workers by configuration, and the browser
 * requests the icon of a page itself, past the service worker.
 */
const IGNORED = /Service Worker registration blocked by Playwright|net::ERR_CONNECTION_REFUSED \S*\/favicon\.svg$/;

/** A part or a pattern of a complaint. */
type Expected = string | RegExp;

/**
 * A test fails at errors and warnings in the console, shown with the address of their file, and at requests to another
 * host. A test that provokes some names them with `expectComplaints`, and fails without them.
 */
export const test = base.extend<{ expectComplaints: (...expected: Expected[]) => void }, { reader: Page }>({
  /** The page of `readingTest`. It is here so that a worker runs tests of both kinds without starting anew. */
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  expectComplaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      const expected: Expected[] = [];
      page.on("console", (message) => {
        const complaint = `${message.type()}: ${message.text()} ${message.location().url}`;
        if (["error", "warning"].includes(message.type()) && !IGNORED.test(complaint)) complaints.push(complaint);
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) complaints.push(`request to ${request.url()}`);
      });
      await use((...more) => void expected.push(...more));
      const meets = (complaint: string, each: Expected) =>
        typeof each === "string" ? complaint.includes(each) : each.test(complaint);
      const missing = () => expected.filter((each) => !complaints.some((complaint) => meets(complaint, each)));
      // A page may show a failure before the browser complains of it.
      await expect.poll(missing, "what the browser must complain of").toEqual([]);
      expect(complaints.filter((complaint) => !expected.some((each) => meets(complaint, each)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that only read pages: all tests of a worker share one page, which keeps the code of the site compiled from
 * one address to the next. After each test its storage and its emulated media are reset.
 */
export const readingTest = test.extend({
  page: async ({ reader, viewport }, use) => {
    if (viewport) await reader.setViewportSize(viewport);
    await use(reader);
    reader.removeAllListeners();
    // A pointer that stays over a page would hover over the next one.
    await reader.mouse.move(-1, -1);
    await reader.emulateMedia({ media: null, reducedMotion: null, forcedColors: null, contrast: null });
    // A test that only asked for files has opened no page, and an empty one has no storage.
    if (!reader.url().startsWith("http")) return;
    // Leaves the page before clearing, because a page that is left may still store something, such as a new language.
    await reader.goto(new URL("/favicon.svg", reader.url()).href);
    await reader.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    // An address that differs from the last one in its hash alone would load no page.
    await reader.goto("about:blank");
  },
});

/** Details of a test that is repeated for several values: quick ones run in `npm test`, the others in `test:all` only. */
export const quickIf = (isQuick: boolean) => (isQuick ? {} : { tag: "@exhaustive" });

/** Goes to an address and waits until the page answers to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilStarted(page);
}

/** Waits until the page stores its language, which is the last thing that it does when it starts. */
export async function waitUntilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.localStorage.getItem("i18nextLng"));
}

/** Waits until the page has taken over the HTML, even if it may not store anything. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** A link of the menu at the top. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Holds back requests of the page until the function that it returns is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
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

/** Waits until the page knows whether there is a new version: this request is answered after the page's own request. */
export async function waitForVersionCheck(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch(window.location.pathname)).text());
}
