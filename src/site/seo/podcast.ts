/**
 * What podcast apps ask of a feed beside what every feed says:
 * https://podcasters.apple.com/support/823-podcast-requirements, https://help.apple.com/itc/podcasts_connect/#/itcb54353390
 */
import type { Feed, Item } from "feed";
import { absolute } from "./absolute.ts";
import { escapeMarkup } from "./escape.ts";

/** Of the episodes together. */
export interface Show {
  category: string;
  explicit: boolean;
  /** Path from the root of the site. */
  cover: string;
}

export interface Episode {
  audio: { src: string; bytes: number };
  /** `42:10`, `1:05:00` */
  duration: string;
  season?: number | undefined;
  episode?: number | undefined;
}

const TYPES: Record<string, string> = { mp3: "audio/mpeg", m4a: "audio/x-m4a" };

/** As Apple names them. */
export const audioType = (src: string) => TYPES[src.slice(src.lastIndexOf(".") + 1)] ?? "";

const secondsOf = (duration: string) => duration.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

/** The file of an item, which in RSS takes the place of a picture. */
export const audioOf = ({ audio, duration }: Episode, siteUrl: string): Required<Pick<Item, "audio">> => ({
  audio: {
    url: absolute(audio.src, siteUrl),
    length: audio.bytes,
    type: audioType(audio.src),
    duration: secondsOf(duration),
  },
});

const text = (name: string, value: string | number) => ({ name: `itunes:${name}`, objects: { _text: String(value) } });
/** The package leaves attributes as they are: «Kids & Family» would be no XML. */
const attribute = (tag: string, name: string, value: string) => ({
  name: `itunes:${tag}`,
  objects: { _attributes: { [name]: escapeMarkup(value) } },
});

/** Adds the tags of RSS, which no other format has. The author and the duration the package writes itself. */
export function tagForApps(feed: Feed, { category, explicit }: Show, episodes: readonly (Episode | undefined)[]): void {
  feed.addExtension(attribute("image", "href", feed.options.image ?? ""));
  feed.addExtension(attribute("category", "text", category));
  feed.addExtension(text("explicit", `${explicit}`));
  for (const [index, item] of feed.items.entries()) {
    const { season, episode } = episodes[index] ?? {};
    item.extensions = [...(season ? [text("season", season)] : []), ...(episode ? [text("episode", episode)] : [])];
  }
}
