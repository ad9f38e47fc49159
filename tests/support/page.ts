/** The test every browser test starts from: a page that must stay silent and at home. */
import { type Locator, test as base, expect, type Page } from "@playwright/test";

/** What Playwright says where the configuration lets no service worker in. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** A part of a complaint, or what it looks like. */
type Expected = string | RegExp;

/**
 * Errors and warnings in the console, with the address of the file they are about, and requests to another host: no
 * page may cause them. A test that makes something fail names what the browser then says, and that must be said.
 */
export const test = base.extend<{ expectComplaints: (...expected: Expected[]) => void }, { reader: Page }>({
  /** Of `readingTest`. It is here so that a worker runs tests of both kinds without starting anew. */
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
        if (["error", "warning"].includes(message.type()) && message.text() !== BLOCKED)
          complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
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
      // What is shown may be there before the browser says what failed.
      await expect.poll(missing, "what the browser must complain of").toEqual([]);
      expect(complaints.filter((complaint) => !expected.some((each) => meets(complaint, each)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that read pages and break nothing: those of a worker share a page, which keeps the code of the site compiled
 * from one address to the next. What a page before noted or was told to look like is gone.
 */
export const readingTest = test.extend({
  page: async ({ reader, viewport }, use) => {
    if (viewport) await reader.setViewportSize(viewport);
    await use(reader);
    reader.removeAllListeners();
    // A pointer that stays over a page would touch the next one.
    await reader.mouse.move(-1, -1);
    await reader.emulateMedia({ media: null, reducedMotion: null, forcedColors: null, contrast: null });
    // A test that only asked for files has opened no page, and an empty one has no storage.
    if (!reader.url().startsWith("http")) return;
    // What a page notes while it is left, as a language that was just chosen, is gone too.
    await reader.goto(new URL("/favicon.svg", reader.url()).href);
    await reader.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    // An address that differs from the last one in its hash alone would load no page.
    await reader.goto("about:blank");
  },
});

/** Details of a test of which there are several, one a value: the quick ones run in `npm test`, the others in `test:all` only. */
export const quickIf = (isQuick: boolean) => (isQuick ? {} : { tag: "@exhaustive" });

/** Goes to an address and waits until the page answers to the reader. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The last thing that a page does when it starts is to note the language it found. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.localStorage.getItem("i18nextLng"));
}

/** The page has taken over the HTML, also where it may not note anything. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** A link of the menu at the top. */
export const menuLink = (page: Page, name: string): Locator =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Keeps back what the page asks for until the function that it returns is called. */
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

/** The page has seen whether another version was published: this is asked after it has asked, so answered after. */
export async function madeUpItsMind(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch(window.location.pathname)).text());
}
