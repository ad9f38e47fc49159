/**
 * Files of the site other than pages, made from the content: sitemap, feeds, robots.txt, manifest and OpenSearch
 * description.
 */
import { addressOf, getSite } from "../../queries/site.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { discoveryLinks, feedFiles, type FeedSource } from "../../seo/feeds.ts";
import { robots, type SitemapPage, sitemapFiles } from "../../seo/sitemap.ts";
import { issueFeeds, topicFeeds } from "./gathering-feeds.ts";
import { descriptionOf, titleOf } from "./site-pages.ts";
import { context, feedFields } from "./seo-context.ts";
import { GROUND } from "../../../shared/colors/colors.ts";
import { LOCALE } from "../../../shared/magazine/language.ts";
import { escapeMarkup } from "../../seo/markup.ts";

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
    [OPEN_SEARCH, openSearch()],
    ["site.webmanifest", manifest()],
  ]);
}

/** Returns the head tags of every page: links to the manifest, the OpenSearch description and the feeds. */
export function siteLinks(documents: readonly CrawledDocument[]): string[] {
  const feeds = sectionFeeds(documents).flatMap((feed) => discoveryLinks(feed, BASE_URL));
  return [
    `<link rel="manifest" href="${BASE_URL}site.webmanifest">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeMarkup(getSite().name)}" href="${BASE_URL}${OPEN_SEARCH}">`,
    ...feeds,
  ];
}

/** Returns a feed for each section that has documents with a feed text. */
function sectionFeeds(documents: readonly CrawledDocument[]): FeedSource[] {
  const items = documents.flatMap(({ feedText: text, published = "", ...document }) =>
    text ? [{ ...document, published, text }] : [],
  );
  return [...new Set(items.map(({ section }) => section))].map((section) => ({
    ...feedFields(titleOf(section)),
    name: section,
    address: addressOf(section),
    description: descriptionOf(section),
    items: items.filter((item) => item.section === section),
    channel: documentTypes.find(({ list }) => list.name === section)?.feedChannel?.(context),
  }));
}

/**
 * Returns the web app manifest, which tells a phone how to show the site on its home screen:
 * https://www.w3.org/TR/appmanifest/
 */
function manifest(): string {
  const { name, description } = getSite();
  const icon = (size: number) => ({ src: `${BASE_URL}icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: LOCALE,
    id: BASE_URL,
    start_url: BASE_URL,
    scope: BASE_URL,
    display: "minimal-ui",
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: `${BASE_URL}favicon.svg`, sizes: "any", type: "image/svg+xml" }, icon(192), icon(512)],
  });
}

/** Path of the OpenSearch description from the root of the site. */
const OPEN_SEARCH = "opensearch.xml";

/**
 * Returns the OpenSearch description, which lets a browser search the site from its address bar:
 * https://github.com/dewitt/opensearch
 */
function openSearch(): string {
  const { name, description, url } = getSite();
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(name.slice(0, 16))}</ShortName>
<Description>${escapeMarkup(description.slice(0, 1024))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${LOCALE}</Language>
<Image width="192" height="192" type="image/png">${escapeMarkup(url)}/icon-192.png</Image>
<Url type="text/html" template="${escapeMarkup(`${url}${addressOf("search")}?q={searchTerms}`)}"/>
</OpenSearchDescription>
`;
}
