/**
 * Files of the site other than pages, made from the content: sitemap, feeds, robots.txt, manifest and OpenSearch
 * description.
 */
import { addressOf, getSite } from "../../queries/site.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { discoveryLinks, feedFiles, type FeedSource } from "../../seo/feeds.ts";
import { OPEN_SEARCH, openSearch, openSearchLink } from "../../seo/open-search.ts";
import { manifest } from "../../seo/manifest.ts";
import { robots, type SitemapPage, sitemapFiles } from "../../seo/sitemap.ts";
import { issueFeeds } from "./issue-feeds.ts";
import { descriptionOf, titleOf } from "./site-pages.ts";
import { context } from "./seo-context.ts";
import { topicFeeds } from "./topic-feeds.ts";

const { BASE_URL } = import.meta.env;

/** Returns the files other than pages: path from the root of the site → text. */
export function siteFiles(documents: readonly CrawledDocument[], pages: readonly SitemapPage[]): Map<string, string> {
  const { url } = getSite();
  return new Map([
    ...sectionFeeds(documents).flatMap((feed) => [...feedFiles(feed)]),
    ...topicFeeds(documents),
    ...issueFeeds(documents),
    ...sitemapFiles(url, pages),
    ["robots.txt", robots(url)],
    [OPEN_SEARCH, openSearch({ ...getSite(), search: addressOf("search") })],
    ["site.webmanifest", manifest({ ...getSite(), base: BASE_URL })],
  ]);
}

/** Returns the tags for the head of every page that link the manifest, the OpenSearch description and the feeds. */
export function siteLinks(documents: readonly CrawledDocument[]): string[] {
  const feeds = sectionFeeds(documents).flatMap((feed) => discoveryLinks(feed, BASE_URL));
  return [
    `<link rel="manifest" href="${BASE_URL}site.webmanifest">`,
    openSearchLink(getSite().name, BASE_URL),
    ...feeds,
  ];
}

/** Lists the feeds of sections: one for each page that lists documents with a feed text. */
function sectionFeeds(documents: readonly CrawledDocument[]): FeedSource[] {
  const { url, formerUrls: [firstUrl = url] = [], name } = getSite();
  const items = documents.flatMap(({ feedText: text, published = "", ...document }) =>
    text ? [{ ...document, published, text }] : [],
  );
  return [...new Set(items.map(({ section }) => section))].map((section) => ({
    siteUrl: url,
    firstUrl,
    name: section,
    title: `${name} · ${titleOf(section)}`,
    address: addressOf(section),
    description: descriptionOf(section),
    author: name,
    items: items.filter((item) => item.section === section),
    channel: documentTypes.find(({ list }) => list.name === section)?.feedChannel?.(context),
  }));
}
