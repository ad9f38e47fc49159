/**
 * Files of the site other than pages, made from the content: sitemap, feeds, robots.txt, manifest and OpenSearch
 * description.
 */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { textIn } from "../../../shared/magazine/local-text.ts";
import { addressOf, getSite } from "../../queries/site.ts";
import { listTopics } from "../../queries/topics/topics.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { discoveryLinks, feedFiles, type FeedSource } from "../../seo/feeds.ts";
import { OPEN_SEARCH, openSearch, openSearchLink } from "../../seo/open-search.ts";
import { manifest } from "../../seo/manifest.ts";
import { robots, type SitemapPage, sitemapFiles } from "../../seo/sitemap.ts";
import { descriptionOf, titleOf } from "./site-pages.ts";
import { context } from "./seo-context.ts";

const { BASE_URL } = import.meta.env;

/** Returns the files other than pages: path from the root of the site → text. */
export function siteFiles(documents: readonly CrawledDocument[], pages: readonly SitemapPage[]): Map<string, string> {
  const { url } = getSite();
  return new Map([
    ...[...sectionFeeds(documents), ...topicFeeds(documents)].flatMap((feed) => [...feedFiles(feed)]),
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
  const items = documents.flatMap(({ feedText: text, ...document }) => (text ? dated({ ...document, text }) : []));
  return [...new Set(items.map(({ section }) => section))].map((section) => ({
    ...sourceOf(section, titleOf(section), addressOf(section)),
    description: descriptionOf(section),
    items: items.filter((item) => item.section === section),
    channel: documentTypes.find(({ list }) => list.name === section)?.feedChannel?.(context),
  }));
}

/** Lists the feeds of topics. A document without a feed text of its own is announced by the name of its section. */
function topicFeeds(documents: readonly CrawledDocument[]): FeedSource[] {
  const items = documents.flatMap(({ feedText, ...document }) => {
    const text = feedText || (() => ({ title: document.name, description: titleOf(document.section) }));
    return dated({ ...document, text });
  });
  const newest = items.toSorted((a, b) => (a.published < b.published ? 1 : -1));
  return listTopics().flatMap(({ slug, name: local, address }) => {
    const name = textIn(local, CONTENT_LANGUAGE);
    const about = newest.filter(({ topics }) => topics.includes(slug));
    return about.length > 0
      ? [{ ...sourceOf(address.slice(1), name, address), description: `${getSite().name} · ${name}`, items: about }]
      : [];
  });
}

function sourceOf(name: string, title: string, address: string) {
  const { url, formerUrls: [firstUrl = url] = [], name: magazine } = getSite();
  return { siteUrl: url, firstUrl, name, title: `${magazine} · ${title}`, address };
}

/** Returns an item with its day; an empty list for a document without a day. */
const dated = <Item extends { published?: string | undefined }>(item: Item): (Item & { published: string })[] =>
  item.published === undefined ? [] : [{ ...item, published: item.published }];
