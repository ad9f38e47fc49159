/** The sitemap and the feeds of a magazine, even of one with more pages than a file may hold. */
import { expect, test } from "vitest";
import { feedFiles, type FeedItem } from "../../../src/site/seo/feeds.ts";
import { sitemapFiles } from "../../../src/site/seo/sitemap.ts";

const URL = "https://pompa.example";
const addressesIn = (text = "") => [...text.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address);

test("a sitemap too large for one file is an index of files that list each page once", () => {
  const pages = ["/", "/who", "/Ana", "/Bruno", "/Ciro"].map((address) => ({ address, pictures: [] }));
  const files = sitemapFiles(URL, pages, 2);
  const parts = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"];
  expect(addressesIn(files.get("sitemap.xml"))).toEqual(parts.map((file) => `${URL}/${file}`));
  expect(parts.flatMap((file) => addressesIn(files.get(file)))).toEqual(pages.map(({ address }) => URL + address));
});

const itemOf = (more: Partial<FeedItem>): FeedItem => ({
  address: "/News/Uno",
  formerAddresses: [],
  published: "2026-11-20",
  picture: undefined,
  text: () => ({ title: "El telar", description: "" }),
  ...more,
});

const NEWS = {
  siteUrl: URL,
  firstUrl: URL,
  title: "",
  description: "",
  address: "/news",
  name: "news",
  author: "Pompa",
};

test("the magazine is the author of a feed whose items have none", () => {
  const files = feedFiles({ ...NEWS, items: [itemOf({})] });
  expect(files.get("news.atom")?.split("<entry>")[0]).toMatch(/<author>\s*<name>Pompa<\/name>/);
  expect(JSON.parse(files.get("news.json") ?? "")).toMatchObject({ authors: [{ name: "Pompa" }] });
});

test("an item whose page moved keeps its first address as its identity", () => {
  const item = itemOf({ address: "/News/Tres", formerAddresses: ["/News/Uno", "/News/Dos"] });
  const files = feedFiles({ ...NEWS, items: [item] });
  expect(files.get("news.rss")).toContain(`<guid isPermaLink="false">${URL}/News/Uno</guid>`);
  expect(files.get("news.rss")).toContain(`<link>${URL}/News/Tres</link>`);
  expect(files.get("news.atom")).toContain(`<id>${URL}/News/Uno</id>`);
  expect(JSON.parse(files.get("news.json") ?? "").items[0]).toMatchObject({
    id: `${URL}/News/Uno`,
    url: `${URL}/News/Tres`,
  });
});

test("a feed and its items keep their identity when the site moves to another domain", () => {
  const [before, after] = [URL, "https://nueva.example"].map((siteUrl) =>
    feedFiles({ ...NEWS, siteUrl, items: [itemOf({})] }),
  );
  const identities = (file = "") => file.match(/<guid[^>]*>[^<]*|<id>[^<]*|"id": "[^"]*/g);
  for (const name of ["news.rss", "news.atom", "news.json"]) {
    expect(identities(after?.get(name))).toEqual(identities(before?.get(name)));
    expect(after?.get(name)).toContain("https://nueva.example/News/Uno");
  }
});

test("feeds and sitemap give the hour of publication, and the sitemap only a day without an hour", () => {
  const files = feedFiles({ ...NEWS, items: [itemOf({ published: "2026-11-20 18:00" }), itemOf({})] });
  const { items } = JSON.parse(files.get("news.json") ?? "") as { items: { date_published: string }[] };
  expect(items.map((item) => item.date_published)).toEqual(["2026-11-20T21:00:00.000Z", "2026-11-20T15:00:00.000Z"]);
  const pages = ["2026-11-20 18:00", "2026-11-20"].map((published) => ({ address: "/a", pictures: [], published }));
  const days = [...(sitemapFiles(URL, pages).get("sitemap.xml") ?? "").matchAll(/<lastmod>([^<]*)</g)];
  expect(days.map(([, day]) => day)).toEqual(["2026-11-20T18:00:00-03:00", "2026-11-20"]);
});

test("a feed has the fifty newest items", () => {
  const items = Array.from({ length: 60 }, (_, index) =>
    itemOf({ address: `/${index}`, text: () => ({ title: `nota ${index + 1}`, description: "" }) }),
  );
  const files = feedFiles({ ...NEWS, items });
  const titles = (JSON.parse(files.get("news.json") ?? "") as { items: { title: string }[] }).items;
  expect(titles.map(({ title }) => title)).toEqual(items.slice(0, 50).map((_, index) => `nota ${index + 1}`));
});
