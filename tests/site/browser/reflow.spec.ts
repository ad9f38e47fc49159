/**
 * Pages stay readable in narrow and low windows, with large and spaced text, forced colours and more contrast (WCAG 2.2
 * criteria 1.4.4, 1.4.6, 1.4.10, 1.4.11, 1.4.12 and 2.4.11).
 */
import type { Page } from "@playwright/test";
import { waitUntilSettled, violations } from "../../support/axe.ts";
import { DETAILS, PAGES } from "../../support/content.ts";
import {
  coveredControls,
  discoloredIcons,
  cutText,
  heightOfBars,
  controlsOutOfOrder,
  unmarkedChoices,
  controlsWithoutRing,
  widthBeyondWindow,
} from "../../support/site/visible-text.ts";
import { quickIf, expect, readingTest as test, visit } from "../../support/page.ts";

const WIDTHS = [1920, 1440, 1280, 1024, 768, 390, 320];

/** A desktop window of 1280 × 720 px at 200 %, and one of 1280 × 1024 px at 400 %. */
const ZOOMED = [
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

/** The text spacing that readers may set (criterion 1.4.12). */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

const WHITE = "rgb(255, 255, 255)";

/** Leaves out sections whose colours a document sets: for those, the compiler requires only a contrast of 4.5 to 1. */
const ENHANCED = { rule: "color-contrast-enhanced", except: "section[style*=color]" };

async function expectToFit(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(widthBeyondWindow), `${name}: sideways`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(cutText), `${name}: cut`).toEqual([]);
}

/** Applies a style sheet like one of the reader. The page's policy allows `adoptedStyleSheets`. */
const applyStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** A name, and a function that checks a page in a certain way and then removes its styles and emulated media. */
type View = [name: string, look: (page: Page) => Promise<void>];

const VIEWS: View[] = [
  ...WIDTHS.map((width): View => [
    `at ${width} px`,
    async (page) => {
      await page.setViewportSize({ width, height: 640 });
      await expectToFit(page, `${width} px`);
      expect.soft(await page.evaluate(controlsOutOfOrder), `${width} px: reached out of order`).toEqual([]);
    },
  ]),
  ...ZOOMED.map((size): View => [
    `at ${size.width} × ${size.height}`,
    async (page) => {
      await page.setViewportSize(size);
      await expectToFit(page, `${size.width} × ${size.height}`);
      expect.soft(await page.evaluate(coveredControls), `${size.width} × ${size.height}: buried`).toEqual([]);
      const bars = await page.evaluate(heightOfBars);
      expect.soft(bars, `${size.width} × ${size.height}: bars`).toBeLessThan(size.height / 4);
    },
  ]),
  [
    "with spaced text",
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await applyStyle(page, SPACED);
      await expectToFit(page, "spaced");
      await applyStyle(page, "");
    },
  ],
  [
    "with text of 200 %",
    async (page) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await applyStyle(page, "html { font-size: 200% }");
      await expectToFit(page, "text of 200 %");
      expect.soft(await page.evaluate(coveredControls), "text of 200 %: buried").toEqual([]);
      await applyStyle(page, "");
    },
  ],
  [
    "with forced colours",
    async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await page.evaluate(controlsWithoutRing), "forced colours: no ring").toEqual([]);
      expect.soft(await page.evaluate(unmarkedChoices), "forced colours: chosen").toEqual([]);
      expect.soft(await page.evaluate(discoloredIcons), "forced colours: icons").toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    },
  ],
  [
    "with more contrast",
    async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ contrast: "more" });
      await waitUntilSettled(page);
      await expect.soft(page.getByRole("banner"), "more contrast: hairlines").toHaveCSS("border-bottom-color", WHITE);
      expect.soft(await violations(page, ENHANCED), "more contrast").toEqual([]);
      await page.emulateMedia({ contrast: "no-preference" });
    },
  ],
];

const ADDRESSES = [...PAGES, ...DETAILS];
/** Every fourth view, shifted from page to page, so that each page and each view is tested. */
const someOf = (index: number) => VIEWS.filter((_, view) => (view + index) % 4 === 0);

for (const [how, viewsOf] of [
  ["in some views", someOf],
  ["in every view", () => VIEWS],
] as const)
  for (const [index, address] of ADDRESSES.entries())
    test(`everything on ${address} fits and can be reached, ${how}`, quickIf(viewsOf === someOf), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, address);
      for (const [name, look] of viewsOf(index)) await test.step(name, () => look(page));
    });

const DIALOGS: [name: string, address: string, open: (page: Page) => Promise<void>][] = [
  ["the menu", "/socialite", (page) => page.getByRole("button", { name: "Abrir el menú" }).click()],
  ["the search", "/socialite", (page) => page.getByRole("banner").getByRole("button", { name: "Buscar" }).click()],
  ["the viewer", DETAILS[0] ?? "", (page) => page.locator("[data-picture='0']").click()],
];

for (const [name, address, open] of DIALOGS)
  test(`everything in ${name} can be reached in a low window and with large text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(ZOOMED[0] ?? { width: 0, height: 0 });
    await visit(page, address);
    await open(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const size of ZOOMED) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(coveredControls), `${size.width} × ${size.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 640, height: 720 });
    await applyStyle(page, "html { font-size: 200% }");
    expect.soft(await page.evaluate(coveredControls), "text of 200 %").toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await page.evaluate(controlsWithoutRing), "forced colours: no ring").toEqual([]);
  });

test("the picture in the viewer takes more than a third of the height of a low window", async ({ page }) => {
  await visit(page, DETAILS[0] ?? "");
  await page.locator("[data-picture='0']").click();
  for (const size of ZOOMED) {
    await page.setViewportSize(size);
    const height = () =>
      page
        .getByRole("dialog")
        .getByRole("img")
        .evaluate((picture) => picture.clientHeight);
    await expect.poll(height).toBeGreaterThan(size.height / 3);
  }
});
