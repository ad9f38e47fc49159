/** Converts lists of the site to feeds: RSS, Atom and JSON Feed. */
import { type Extension, Feed, type Item } from "feed";
import { LOCALE } from "../../shared/magazine/language.ts";
import { isoOf, minuteOf } from "../../shared/magazine/time.ts";
import { feedHtml } from "./feed-html.ts";
import { absolute, toStandaloneHtml, escapeMarkup } from "./markup.ts";

export interface FeedText {
  title: string;
  description: string;
  /** Full text as HTML; absent if the feed does not contain full texts. */
  content?: string;
  authors?: readonly string[];
  /** Audio file of the item, such as a podcast episode. */
  audio?: NonNullable<Item["audio"]>;
  /** Additional RSS tags of the item. */
  extensions?: Extension[];
}

/** Fields that only the feed of a document type has. */
export interface FeedChannel {
  /** URL of the picture of the feed. */
  image: string;
  /** Whether podcast apps may follow the feed. */
  podcast: boolean;
  /** Additional RSS tags of the feed. */
  extensions: readonly Extension[];
}

export interface FeedItem {
  /** Canonical address of the page. */
  address: string;
  /**
   * Former addresses of the page, oldest first. The id of the item contains the oldest address, so that feed readers
   * recognize the item after a change of address.
   */
  formerAddresses: readonly string[];
  /** Day of publication, `2026-11-06`, or day and minute, `2026-11-06 18:00`. */
  published: string;
  /** Day or minute of the last revision; `undefined` without revisions. */
  modified?: string | undefined;
  picture: string | undefined;
  /** Makes the text of the item; called only for items that are in the feed. */
  text: () => FeedText;
}

export interface FeedSource {
  /** Public URL of the site, without a slash at the end. */
  siteUrl: string;
  /**
   * First public URL of the site. The ids of the feed and its items contain this URL, so that they stay the same if the
   * domain changes.
   */
  firstUrl: string;
  title: string;
  description: string;
  /** Canonical address of the page that shows the list. */
  address: string;
  /** File name without its ending: `news` gives `/news.rss`, `/news.atom` and `/news.json`. */
  name: string;
  /** Items, newest first. */
  items: readonly FeedItem[];
  channel?: FeedChannel | undefined;
  /** Name of the publisher, which is the author of all items that have no authors: RFC 4287, section 4.1.1. */
  author: string;
}

/** Maximum number of items in a feed. Readers who were away for long find older items on the site. */
const MAX_ITEMS = 50;

const FORMATS = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" } as const;

interface FeedEntry {
  item: FeedItem;
  text: FeedText;
}

/** Returns the files of a feed: name → text. */
export function feedFiles(source: FeedSource): Map<string, string> {
  const { name, channel, author } = source;
  const entries = entriesOf(source);
  const feed = feedOf(source, entries);
  const [atom, json] = [feed.atom1(), withAuthors(feed.json1(), author, entries)];
  // RSS extensions are added after Atom and JSON are made, because the package `feed` would also write them into JSON.
  for (const extension of channel?.extensions ?? []) feed.addExtension(extension);
  for (const [index, { text }] of entries.entries()) Object.assign(feed.items[index] ?? {}, rssTagsOf(text));
  return new Map([
    [`${name}.rss`, feed.rss2()],
    [`${name}.atom`, atom],
    [`${name}.json`, json],
  ]);
}

/** Returns the file of a feed for which only Atom is published: its name and its text. */
export const atomFile = (source: FeedSource): [name: string, text: string] => [
  `${source.name}.atom`,
  feedOf(source, entriesOf(source)).atom1(),
];

const entriesOf = ({ items }: FeedSource): FeedEntry[] =>
  items.slice(0, MAX_ITEMS).map((item) => ({ item, text: item.text() }));

/** Creates a feed. Its date is that of the last publication or revision, so the output does not depend on the clock. */
function feedOf(source: FeedSource, entries: readonly FeedEntry[]): Feed {
  const { siteUrl, firstUrl, title, description, address, name, items, channel, author } = source;
  const newest = items
    .map(({ published, modified = published }) => modified)
    .toSorted()
    .at(-1);
  const feed = new Feed({
    id: firstUrl + address,
    link: siteUrl + address,
    title,
    description,
    language: LOCALE,
    generator: false,
    feedLinks: { rss: `${siteUrl}/${name}.rss`, atom: `${siteUrl}/${name}.atom`, json: `${siteUrl}/${name}.json` },
    updated: dateOf(newest ?? "1970-01-01"),
    author: { name: author },
    ...(channel && { podcast: channel.podcast, image: channel.image }),
  });
  for (const { item, text } of entries) feed.addItem(itemOf(source, item, text));
  return feed;
}

/**
 * Returns the tags of an item that only RSS has. In RSS, `author` must be an e-mail address, so names are in
 * `dc:creator`: https://www.rssboard.org/rss-profile#namespace-elements-dublin-creator
 */
function rssTagsOf({ authors = [], extensions = [] }: FeedText): Pick<Item, "author" | "extensions"> {
  // The package writes a list as one tag for each entry, but the types of the package do not allow a list.
  const tags = authors.map((name) => ({ _text: name })) as unknown as Extension["objects"];
  const creators = { name: "dc:creator", objects: tags };
  return { author: [], extensions: [...(authors.length > 0 ? [creators] : []), ...extensions] };
}

/**
 * Converts a JSON Feed to version 1.1, in which the feed and each item have a list of all authors. The package writes
 * version 1, which has only the first author: https://www.jsonfeed.org/version/1.1/
 */
function withAuthors(json: string, publisher: string, entries: readonly FeedEntry[]): string {
  const { items, ...feed } = JSON.parse(json) as { items: object[] };
  return JSON.stringify(
    {
      ...withAuthorList(feed, [publisher]),
      version: "https://jsonfeed.org/version/1.1",
      items: items.map((item, index) => withAuthorList(item, entries[index]?.text.authors)),
    },
    null,
    4,
  );
}

function withAuthorList({ author: _first, ...rest }: { author?: unknown }, names: readonly string[] = []): object {
  return names.length > 0 ? { ...rest, authors: names.map((name) => ({ name })) } : rest;
}

function itemOf({ siteUrl, firstUrl }: FeedSource, item: FeedItem, text: FeedText) {
  const { address, formerAddresses, published, modified = published, picture } = item;
  const { title, description, content, authors = [], audio } = text;
  const link = siteUrl + address;
  return {
    title,
    description,
    id: firstUrl + (formerAddresses[0] ?? address),
    link,
    date: dateOf(modified),
    published: dateOf(published),
    ...(picture && { image: absolute(picture, siteUrl) }),
    ...(audio && { audio }),
    ...(content && { content: feedHtml(toStandaloneHtml(content, new URL(siteUrl).origin)) }),
    ...(authors.length > 0 && { author: authors.map((name) => ({ name })) }),
  };
}

/**
 * Returns a moment as a `Date`. A day becomes noon in the magazine's time zone. In zones less than 12 hours ahead, that
 * is the same day: up to UTC+8 for a magazine in UTC-3.
 */
const dateOf = (moment: string) => new Date(isoOf(minuteOf(moment) ? moment : `${moment} 12:00`));

/**
 * Returns the `link` tags for a page's head, one per format of a feed. `base`: base path with a slash at both ends.
 */
export function discoveryLinks({ title, name }: Pick<FeedSource, "title" | "name">, base: string): string[] {
  return Object.entries(FORMATS).map(
    ([ending, type]) =>
      `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${base}${name}.${ending}">`,
  );
}
