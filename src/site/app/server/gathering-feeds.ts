/** Atom feeds: one for each issue, with the pieces of the issue, and one for each topic, with its documents. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { LIST_PAGE_SEGMENT } from "../../../shared/magazine/addresses.ts";
import { contentsOf, listGatherings, type Piece } from "../../queries/gathering/contents.ts";
import { newestFirst } from "../../queries/lists/order.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import { atomFile, type FeedItem } from "../../seo/feeds.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { textIn } from "../../../shared/magazine/local-text.ts";
import { listTopics } from "../../queries/topics/topics.ts";
import { feedFields } from "./seo-context.ts";
import { titleOf } from "./site-pages.ts";

/** Returns the feed of each issue that has pieces: file name → text. */
export function issueFeeds(documents: readonly CrawledDocument[]): Map<string, string> {
  const byAddress = new Map(documents.map((document) => [addressKey(document.address), document]));
  const files = listGatherings().flatMap(({ slug, address }) => {
    const issue = byAddress.get(addressKey(address));
    const pieces = contentsOf(slug).flatMap((section) => section.pieces);
    if (!issue || pieces.length === 0) return [];
    const title = [issue.kicker, issue.name].filter(Boolean).join(" ");
    const items = pieces.map((piece) => itemOf(piece, byAddress.get(addressKey(piece.address)), issue));
    return [atomFile({ ...feedFields(title), name: address.slice(1), description: title, address, items })];
  });
  return new Map(files);
}

/**
 * Matches the number of a list page in an address. The id of a feed item is made without this number, because the
 * number changes as the list grows, but the id must not change.
 */
const LIST_NUMBER = new RegExp(`/${LIST_PAGE_SEGMENT}/\\d+(?=#)`);

function itemOf(piece: Piece, page: CrawledDocument | undefined, issue: CrawledDocument): FeedItem {
  const { title, subtitle, address, published = issue.published ?? "", picture } = piece;
  return {
    address: page?.address ?? address,
    formerAddresses: page?.formerAddresses ?? [address.replace(LIST_NUMBER, "")],
    published,
    modified: page?.modified,
    picture: page?.picture ?? picture?.src,
    text: page?.feedText || (() => ({ title, description: subtitle || title })),
  };
}

/** Returns the feed of each topic that has documents with pages: file name → text. */
export function topicFeeds(documents: readonly CrawledDocument[]): Map<string, string> {
  const items = documents.map(documentItemOf).toSorted(newestFirst);
  const feeds = listTopics().flatMap(({ slug, name, address }) => {
    const topicItems = items.filter(({ topics }) => topics.includes(slug));
    const fields = feedFields(textIn(name, CONTENT_LANGUAGE));
    const source = { ...fields, name: address.slice(1), description: fields.title, address, items: topicItems };
    return topicItems.length > 0 ? [atomFile(source)] : [];
  });
  return new Map(feeds);
}

/** Returns a document as a feed item. If the document has no feed text, the description is the title of its section. */
function documentItemOf({
  feedText,
  published = "",
  topics,
  ...document
}: CrawledDocument): FeedItem & { topics: string[] } {
  const text = feedText || (() => ({ title: document.name, description: titleOf(document.section) }));
  return { ...document, published, topics, text };
}
