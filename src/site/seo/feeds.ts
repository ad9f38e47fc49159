/** A list of the site as RSS, Atom and JSON Feed. */
import { type Extension, Feed, type Item } from "feed";
import { LOCALE } from "../../shared/magazine/language.ts";
import { isoOf, minuteOf } from "../../shared/magazine/time.ts";
import { absolute, standAlone, escapeMarkup } from "./markup.ts";

/** What an item says. */
export interface FeedText {
  title: string;
  description: string;
  /** HTML, where the whole text is given. */
  content?: string;
  author?: string;
  /** A file that is heard. */
  audio?: NonNullable<Item["audio"]>;
  /** Further tags of RSS. */
  extensions?: Extension[];
}

/** What the feed of a type says beside that of every other. */
export interface FeedChannel {
  /** Address of its picture. */
  image: string;
  /** Who publishes it. */
  author: string;
  /** Podcast apps follow it. */
  podcast: boolean;
  /** Further tags of RSS. */
  extensions: readonly Extension[];
}

export interface FeedItem {
  /** Canonical address. */
  address: string;
  /** Those that its page had before, oldest first: an item that was read stays read. */
  formerAddresses: readonly string[];
  /** A day, or a minute of it. */
  published: string;
  picture: string | undefined;
  /** Asked of those only that are in the feed. */
  text: () => FeedText;
}

export interface FeedSource {
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  /** The first that it had, of which the identities of feed and items are made: they outlive a new domain. */
  firstUrl: string;
  title: string;
  description: string;
  /** Canonical address of the page that shows the list. */
  address: string;
  /** File name without its ending: `news` gives `/news.rss`, `/news.atom` and `/news.json`. */
  name: string;
  /** Newest first. */
  items: readonly FeedItem[];
  channel?: FeedChannel | undefined;
}

/** Items of a feed, the newest: a reader that was away for longer finds the rest on the site. */
const MOST = 50;

const FORMATS = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" } as const;

/** File → text. The date of a feed is that of its newest item, so that the output does not depend on the clock. */
export function feedFiles(source: FeedSource): Map<string, string> {
  const { siteUrl, firstUrl, title, description, address, name, items, channel } = source;
  const [newest] = items;
  const feed = new Feed({
    id: firstUrl + address,
    link: siteUrl + address,
    title,
    description,
    language: LOCALE,
    generator: false,
    feedLinks: { rss: `${siteUrl}/${name}.rss`, atom: `${siteUrl}/${name}.atom`, json: `${siteUrl}/${name}.json` },
    updated: dateOf(newest?.published ?? "1970-01-01"),
    ...(channel && { podcast: channel.podcast, image: channel.image, author: { name: channel.author } }),
  });
  const texts = items.slice(0, MOST).map((item) => ({ item, text: item.text() }));
  for (const { item, text } of texts) feed.addItem(itemOf(source, item, text));
  const [atom, json] = [feed.atom1(), feed.json1()];
  // The package would write them into JSON, too.
  for (const extension of channel?.extensions ?? []) feed.addExtension(extension);
  for (const [index, { text }] of texts.entries()) Object.assign(feed.items[index] ?? {}, extensionsOf(text));
  return new Map([
    [`${name}.rss`, feed.rss2()],
    [`${name}.atom`, atom],
    [`${name}.json`, json],
  ]);
}

const extensionsOf = ({ extensions }: FeedText) => extensions && { extensions };

function itemOf({ siteUrl, firstUrl }: FeedSource, item: FeedItem, text: FeedText) {
  const { address, formerAddresses, published, picture } = item;
  const { title, description, content, author, audio } = text;
  const link = siteUrl + address;
  return {
    title,
    description,
    id: firstUrl + (formerAddresses[0] ?? address),
    link,
    date: dateOf(published),
    published: dateOf(published),
    ...(picture && { image: absolute(picture, siteUrl) }),
    ...(audio && { audio }),
    ...(content && { content: standAlone(content, new URL(siteUrl).origin) }),
    ...(author && { author: [{ name: author }] }),
  };
}

/** Of a day its noon in the zone of the magazine, which is the same day in every time zone up to UTC+8. */
const dateOf = (moment: string) => new Date(isoOf(minuteOf(moment) ? moment : `${moment} 12:00`));

/** Tags in the head of a page that name a feed. */
export function discoveryLinks({ title, name }: Pick<FeedSource, "title" | "name">, base: string): string[] {
  return Object.entries(FORMATS).map(
    ([ending, type]) =>
      `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${base}${name}.${ending}">`,
  );
}
