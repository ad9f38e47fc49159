/** What moves after the first paint. Where the faces of the site come late, typefaces of the system stand in for them: what machine this is says which. */
import type { Page } from "@playwright/test";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect, hold, menuLink, quickIf, started, test } from "../../support/page.ts";
import { environmentOf, machines } from "../../support/browsers/system-faces.ts";

const NEWS = "/news";

/** A paragraph, which is set in the face of texts. */
const TEXT = "main p";

/** Of the window, times how far: a tenth is what https://web.dev/articles/cls calls good. */
const MOST = 0.005;
const PHONE = { width: 390, height: 844 };
const WINDOWS = [PHONE, { width: 1440, height: 900 }];

for (const address of PAGES) {
  test(
    `nothing of ${address} moves when the faces arrive`,
    quickIf(address === "/" || address === "/club-pompa"),
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      expect(await shiftOf(page, address)).toBeLessThanOrEqual(MOST);
    },
  );
}

test.describe("a reader of English", () => {
  test.use({ locale: "en-GB", viewport: { width: 412, height: 823 } });
  for (const address of PAGES)
    test(
      `sees nothing of ${address} move when its texts are in English`,
      quickIf(address === FIXED_ADDRESSES.form || address === FIXED_ADDRESSES.offline),
      async ({ page }) => {
        await page.addInitScript(watchShifts);
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", "en");
        expect(await movedOn(page)).toBeLessThanOrEqual(MOST);
      },
    );
});

for (const machine of machines)
  for (const viewport of WINDOWS)
    test(
      `nothing moves at ${viewport.width} px where ${machine} stands in`,
      { tag: "@exhaustive" },
      async ({ playwright, launchOptions, baseURL, locale }) => {
        const fonts = environmentOf(machine);
        test.skip(fonts === undefined, "The typefaces are not here: npm run test:install");
        test.slow();
        const browser = await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, ...fonts } });
        const context = {
          viewport,
          serviceWorkers: "block" as const,
          ...(baseURL && { baseURL }),
          ...(locale && { locale }),
        };
        const moved: Record<string, number> = {};
        for (const address of [...PAGES, ...DETAILS]) {
          const page = await browser.newPage(context);
          const shift = await shiftOf(page, address);
          if (shift > MOST) moved[address] = shift;
          await page.close();
        }
        await browser.close();
        expect(moved).toEqual({});
      },
    );

test("a page that began in stand-ins stays in them where the faces come before its scripts", async ({ page }) => {
  const [faces, scripts] = [await hold(page, /\.woff2$/), await hold(page, /\/assets\/index-.*\.js$/)];
  await page.goto(NEWS, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  faces();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /inter-latin-w/.test(name)),
  );
  scripts();
  await started(page);
  expect(await faceOf(page, TEXT)).not.toBe("Inter");
});

test("a page that began in stand-ins stays in them, and the next one has the faces", async ({ page }) => {
  const arrive = await hold(page, /\.woff2$/);
  await page.goto(NEWS, { waitUntil: "commit" });
  await started(page);
  arrive();
  await page.evaluate(() => document.fonts.ready);
  expect(await faceOf(page, TEXT)).not.toBe("Inter");
  await page.locator("main article a, main li a").first().click();
  await expect(page).not.toHaveURL(NEWS);
  await expect.poll(() => faceOf(page, TEXT)).toBe("Inter");
});

for (const address of [...PAGES, ...DETAILS])
  test(
    `the headings of ${address} are in their face before any font file has come`,
    quickIf(address === "/" || address === NEWS),
    async ({ page }) => {
      await hold(page, /\.woff2$/);
      await page.goto(address, { waitUntil: "commit" });
      await started(page);
      const count = await markHeadingsInView(page);
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index++) expect(await faceOf(page, `[data-heading="${index}"]`)).toBe("Anton");
    },
  );

test("after the home page, whose title has few letters, the next page has the others", async ({ page }) => {
  await page.goto("/");
  await started(page);
  await menuLink(page, "News").click();
  await expect(page).toHaveURL(NEWS);
  await expect.poll(() => faceOf(page, "main h1")).toBe("Anton");
});

test("a page with the letters of headings never asks for their file", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto(NEWS);
  await started(page);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("anton"))).toEqual([]);
});

/** Numbers the elements in view whose own words are to be in the face of headings, and tells how many there are. */
const markHeadingsInView = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
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
    for (const [index, element] of seen.entries()) element.dataset.heading = `${index}`;
    return seen.length;
  });

/** The typeface in which a browser draws an element. */
async function faceOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  // Between two pages there is none.
  const { fonts } = nodeId ? await session.send("CSS.getPlatformFontsForNode", { nodeId }) : { fonts: [] };
  await session.detach();
  return fonts[0]?.familyName;
}

/** How much of the page moves when its faces come after it. */
async function shiftOf(page: Page, address: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const arrive = await hold(page, /\.woff2$/);
  await page.addInitScript(watchShifts);
  await page.goto(address, { waitUntil: "commit" });
  await started(page);
  arrive();
  await page.evaluate(() => document.fonts.ready);
  return movedOn(page);
}

async function movedOn(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, each) => sum + each, 0));
}

function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
  // The bars may grow while the page is still being read.
  const isOfPage = ({ node }: { node?: Node }) => document.querySelector("main")?.contains(node ?? null);
  const moved: number[] = Object.assign(window, { moved: [] as number[] }).moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (entry.sources.some(isOfPage)) moved.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}
