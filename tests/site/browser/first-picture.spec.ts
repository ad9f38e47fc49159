import type { Page } from "@playwright/test";
import { DETAILS, PAGES } from "../../support/content.ts";
import { expect } from "../../support/page.ts";
import { plainTest as test } from "../../support/site/pages.ts";

for (const width of [390, 1440])
  test(`the first visible picture of a page is never lazy at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const lazyPictures: string[] = [];
    let count = 0;
    for (const address of [...PAGES, ...DETAILS]) {
      await page.goto(address);
      const first = await firstInSight(page);
      if (first) count += 1;
      if (first?.loading === "lazy") lazyPictures.push(`${address}: ${first.alt}`);
    }
    expect(lazyPictures).toEqual([]);
    expect(count).toBeGreaterThan(0);
  });

const firstInSight = (page: Page) =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const first = [...document.querySelectorAll<HTMLImageElement>("main img")].find((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    return first && { loading: first.loading, alt: first.alt };
  });
