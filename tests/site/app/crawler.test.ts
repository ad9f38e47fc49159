/** A crawl of many documents pauses, so that the index of the search is made meanwhile. */
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Paged } from "../../../src/site/registry/definition.ts";
import { crawlerOf } from "../../../src/site/registry/crawler.ts";

type Crawler = Parameters<typeof crawlerOf<Paged, Paged, object, object>>;

const summaries = Array.from({ length: 200 }, (_, index) => ({
  slug: `Artista${index}`,
  address: `/Artista${index}`,
  name: `Artista ${index}`,
  published: "2026-01-01",
}));

const content = {
  section: "issues",
  list: () => Promise.resolve(() => summaries),
  seo: { structuredData: () => [], feedItem: false },
} as unknown as Crawler[0];

const source = (() => Promise.resolve(() => ({ document: {} }))) as unknown as Crawler[1];

test("other work gets its turn before a crawl of many documents ends", async () => {
  const crawl = crawlerOf(content, source, () => Promise.resolve());
  let hasEnded = false;
  const walk = crawl({} as Parameters<typeof crawl>[0], {
    dataStore: { save: String, has: () => true, read: () => undefined },
    find: async (_address, crawlPage) => (await crawlPage())(),
    pause: setImmediate,
  }).finally(() => (hasEnded = true));
  await setImmediate();
  expect(hasEnded).toBe(false);
  expect((await walk).map(({ address }) => address)).toEqual(summaries.map(({ address }) => address));
});
