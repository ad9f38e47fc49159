/** The files beside the pages, from the content: sitemap, feeds, robots.txt and manifest. */
import { addressOf, getSite } from "../../queries/site.ts";
import type { Crawler } from "../../registry/crawler.ts";
import { discoveryLinks, feedFiles, type FeedItem, type FeedSource } from "../../seo/feeds.ts";
import { manifest } from "../../seo/manifest.ts";
import { robots, sitemap } from "../../seo/sitemap.ts";
import { crawlers, listPages } from "./pages.ts";
import { context, descriptionOf, titleOf } from "./publication.ts";

const { BASE_URL } = import.meta.env;

/** Path from the root of the site → text. */
export async function siteFiles(): Promise<Map<string, string>> {
  const { url } = getSite();
  const feeds = (await listFeeds()).flatMap((feed) => [...feedFiles(feed)]);
  return new Map([
    ...feeds,
    ["sitemap.xml", sitemap(url, await listPages())],
    ["robots.txt", robots(url)],
    ["site.webmanifest", manifest({ ...getSite(), base: BASE_URL })],
  ]);
}

/** Tags of every page that lead to them. */
export async function siteLinks(): Promise<string[]> {
  const feeds = (await listFeeds()).flatMap((feed) => discoveryLinks(feed, BASE_URL));
  return [`<link rel="manifest" href="${BASE_URL}site.webmanifest">`, ...feeds];
}

async function listFeeds(): Promise<FeedSource[]> {
  const feeds = await Promise.all(crawlers.map(feedOf));
  return feeds.filter(({ items }) => items.length > 0);
}

/** The feed of a type, by the name of the page that lists it. */
async function feedOf({ section, list, crawl }: Crawler): Promise<FeedSource> {
  const { url, name } = getSite();
  const items = await Promise.all(
    (await list()).map(async ({ slug, address, published, picture }): Promise<FeedItem[]> => {
      const { feedItem } = await crawl(slug, context);
      return feedItem ? [{ ...feedItem, address, published, picture }] : [];
    }),
  );
  return {
    siteUrl: url,
    name: section,
    title: `${name} · ${titleOf(section)}`,
    description: descriptionOf(section),
    address: addressOf(section),
    items: items.flat(),
  };
}
