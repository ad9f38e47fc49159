/** Layout shifts after the first paint. Until the site's typefaces arrive, those of the machine replace them. */
import type { Page } from "@playwright/test";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, hold, menuLink, quickIf, waitUntilHydrated, test } from "../../support/page.ts";
import { requestsOf } from "../../support/site/pages.ts";
import { environmentOf, machines } from "../../support/browsers/system-faces.ts";

const NEWS = "/news";

/** A paragraph, which is set in the typeface of texts. */
const TEXT = "main p";

/** The largest cumulative layout shift allowed here. https://web.dev/articles/cls calls up to 0.1 good. */
const MAX_SHIFT = 0.005;
const PHONE = { width: 390, height: 844 };
const WINDOWS = [PHONE, { width: 1440, height: 900 }];

for (const address of PAGES) {
  test(
    `the layout of ${address} does not shift when the typefaces arrive`,
    quickIf(address === "/" || address === "/club-pompa"),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      expect(await shiftOf(page, address)).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );
}

test.describe("a reader of English", () => {
  test.use({ locale: "en-GB", viewport: { width: 412, height: 823 } });
  for (const address of PAGES)
    test(
      `sees no shift of ${address} when its texts turn English`,
      quickIf(address === FIXED_ADDRESSES.form || address === FIXED_ADDRESSES.offline),
      async ({ page }) => {
        await page.addInitScript(watchShifts);
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        expect(await sumShifts(page)).toBeLessThanOrEqual(MAX_SHIFT);
      },
    );
});

for (const machine of machines)
  for (const viewport of WINDOWS)
    test(
      `no page shifts at ${viewport.width} px on a machine whose typeface is ${machine}`,
      { tag: "@exhaustive" },
      async ({ playwright, launchOptions }) => {
        const fonts = environmentOf(machine);
        test.skip(fonts === undefined, "The typefaces are not here: npm run test:install");
        test.slow();
        const browser = await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, ...fonts } });
        const shifts: Record<string, number> = {};
        for (const address of [...PAGES, ...DETAILS]) {
          const page = await browser.newPage({ viewport });
          const shift = await shiftOf(page, address);
          if (shift > MAX_SHIFT) shifts[address] = shift;
          await page.close();
        }
        await browser.close();
        expect(shifts).toEqual({});
      },
    );

test("a page painted in system typefaces keeps them even if the site's arrive before its scripts", async ({ page }) => {
  const [releaseFaces, releaseScripts] = [await hold(page, /\.woff2$/), await hold(page, /\/assets\/index-.*\.js$/)];
  await page.goto(NEWS, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  releaseFaces();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /inter-latin-w/.test(name)),
  );
  releaseScripts();
  await waitUntilHydrated(page);
  expect(await faceOf(page, TEXT)).not.toBe("Inter");
});

test("a page painted in system typefaces keeps them, and the next page has the site's typefaces", async ({ page }) => {
  const release = await hold(page, /\.woff2$/);
  await page.goto(NEWS, { waitUntil: "commit" });
  await waitUntilHydrated(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await faceOf(page, TEXT)).not.toBe("Inter");
  await page.locator("main article a, main li a").first().click();
  await expect(page).not.toHaveURL(NEWS);
  await expect.poll(() => faceOf(page, TEXT)).toBe("Inter");
});

for (const address of [...PAGES, ...DETAILS])
  test(
    `the headings of ${address} have their typeface before any font file arrives`,
    quickIf(address === "/" || address === NEWS),
    async ({ page }) => {
      await hold(page, /\.woff2$/);
      await page.goto(address, { waitUntil: "commit" });
      await waitUntilHydrated(page);
      const count = await markHeadingsInView(page);
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) expect(await faceOf(page, `[data-heading="${index}"]`)).toBe("Anton");
    },
  );

test("a page opened from the home page, which loads few letters, has its heading in the right typeface", async ({
  page,
}) => {
  await page.goto("/");
  await waitUntilHydrated(page);
  await menuLink(page, "News").click();
  await expect(page).toHaveURL(NEWS);
  await expect.poll(() => faceOf(page, "main h1")).toBe("Anton");
});

test("a page that embeds the letters of its headings does not request their font file", async ({ page }) => {
  const files = requestsOf(page, /anton/);
  await page.goto(NEWS);
  await waitUntilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);
});

/** Numbers the elements in view whose own text has the typeface of headings, and returns their count. */
const markHeadingsInView = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      return (
        hasWords &&
        height > 1 &&
        bottom > 0 &&
        top < innerHeight &&
        getComputedStyle(element).fontFamily.includes("Anton")
      );
    });
    for (const [index, element] of headings.entries()) element.dataset.heading = `${index}`;
    return headings.length;
  });

/** Returns the typeface with which the browser draws an element. */
async function faceOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  // During a navigation the element does not exist.
  const { fonts } = nodeId ? await session.send("CSS.getPlatformFontsForNode", { nodeId }) : { fonts: [] };
  await session.detach();
  return fonts[0]?.familyName;
}

/** Returns the layout shift of a page whose typefaces arrive late. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const release = await hold(page, /\.woff2$/);
  await page.addInitScript(watchShifts);
  await page.goto(address, { waitUntil: "commit" });
  await waitUntilHydrated(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  return sumShifts(page);
}

async function sumShifts(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, each) => sum + each, 0));
}

function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
  // Only shifts in `main` count, because the header and the footer may grow while the page loads.
  const isOfPage = ({ node }: { node?: Node }) => document.querySelector("main")?.contains(node ?? null);
  const moved: number[] = Object.assign(window, { moved: [] as number[] }).moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (entry.sources.some(isOfPage)) moved.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}
