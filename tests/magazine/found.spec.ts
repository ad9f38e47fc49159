/** Readers get to a page of any magazine by search, by feeds and by its picture in social networks. */
import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { FIXED_ADDRESSES } from "../../src/shared/magazine/addresses.ts";
import { expect, readingTest as test, visit } from "../support/page.ts";

const feedsOf = (page: Page) =>
  page
    .locator('link[rel="alternate"][type="application/rss+xml"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

/** Returns the addresses of the items of a feed, newest first. */
async function itemsOf(request: APIRequestContext, feed: string): Promise<string[]> {
  const text = await (await request.get(feed)).text();
  return [...text.matchAll(/<item>.*?<link>https?:\/\/[^/]+([^<]*)</gs)].map(([, address = ""]) => address);
}

test("the search finds the newest page of each feed by its title", async ({ page, request }) => {
  await visit(page, "/");
  const newest: string[] = [];
  for (const feed of await feedsOf(page)) {
    const items = await itemsOf(request, feed);
    expect(items, feed).not.toEqual([]);
    newest.push(...items.slice(0, 1));
  }
  for (const address of newest) {
    await visit(page, address);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await visit(page, FIXED_ADDRESSES.search);
    await page.getByRole("searchbox").fill(title);
    await expect(page.locator("[data-result]").first()).toHaveAttribute("href", address);
  }
});

test("a page has a picture of 1200 × 630 pixels for social networks", async ({ page, request }) => {
  for (const address of new Set([FIXED_ADDRESSES.home, ...Object.values(FIXED_ADDRESSES).slice(0, 3)])) {
    await page.goto(address);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    const { width, height } = await sharp(await (await request.get(new URL(picture ?? "").pathname)).body()).metadata();
    expect({ address, width, height }).toEqual({ address, width: 1200, height: 630 });
  }
});
