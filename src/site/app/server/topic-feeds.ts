/** Atom feeds of the topics. */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { textIn } from "../../../shared/magazine/local-text.ts";
import { getSite } from "../../queries/site.ts";
import { listTopics } from "../../queries/topics/topics.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { atomFile, type FeedItem } from "../../seo/feeds.ts";
import { titleOf } from "./site-pages.ts";

/** Returns the feed of each topic that has documents with pages: file name → text. */
export function topicFeeds(documents: readonly CrawledDocument[]): Map<string, string> {
  const { url, formerUrls: [firstUrl = url] = [], name } = getSite();
  const items = documents.map(itemOf).toSorted((a, b) => (a.published < b.published ? 1 : -1));
  const feeds = listTopics().flatMap((topic) => {
    const about = items.filter(({ topics }) => topics.includes(topic.slug));
    const title = `${name} · ${textIn(topic.name, CONTENT_LANGUAGE)}`;
    const { address } = topic;
    const source = { siteUrl: url, firstUrl, name: address.slice(1), title, description: title, address, author: name };
    return about.length > 0 ? [...atomFile({ ...source, items: about })] : [];
  });
  return new Map(feeds);
}

/** Returns a document as an item. A type without a feed of its own is announced by the name of its section. */
function itemOf({ feedText, published = "", topics, ...document }: CrawledDocument): FeedItem & { topics: string[] } {
  const text = feedText || (() => ({ title: document.name, description: titleOf(document.section) }));
  return { ...document, published, topics, text };
}
