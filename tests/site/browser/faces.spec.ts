/** Until the faces of the site have come, typefaces of the system stand in with the same measures: what machine this is says which. */
import type { Page } from "@playwright/test";
import { FIXED_ADDRESSES } from "../../../src/shared/magazine/addresses.ts";
import { PAGES } from "../../support/content.ts";
import { expect, hold, quickIf, started, test } from "../../support/page.ts";

/** Of the window, times how far: a tenth is what https://web.dev/articles/cls calls good. */
const MOST = 0.005;

/** In a row of names one that is a little wider goes to the next line, and moves all that is below. */
const ROWS = FIXED_ADDRESSES.contributors;

for (const address of PAGES.filter((each) => each !== ROWS)) {
  test(
    `nothing of ${address} moves when the faces arrive`,
    quickIf(address === "/" || address === "/club-pompa"),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const arrive = await hold(page, /\.woff2$/);
      await page.addInitScript(watchShifts);
      await page.goto(address, { waitUntil: "commit" });
      await started(page);
      arrive();
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
    },
  );
}

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, each) => sum + each, 0));

function watchShifts(): void {
  type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] };
  // The bars may grow while the page is still being read.
  const isOfPage = ({ node }: { node?: Node }) => document.querySelector("main")?.contains(node ?? null);
  const moved: number[] = Object.assign(window, { moved: [] as number[] }).moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) if (entry.sources.some(isOfPage)) moved.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}
