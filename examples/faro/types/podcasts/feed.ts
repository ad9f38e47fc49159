/**
 * What podcast apps ask of a feed beside what every feed says:
 * https://podcasters.apple.com/support/823-podcast-requirements, https://help.apple.com/itc/podcasts_connect/#/itcb54353390
 */
import { absolute, escapeMarkup, type FeedChannel, type FeedText, type Publication, SECTIONS } from "pompa/site";
import type { Episode } from "./schema.ts";

/** What the configuration says of the episodes together, as the schema of the type has checked it. */
interface Show {
  category: string;
  explicit: boolean;
  /** Path from the root of the site. */
  cover: string;
}

export const SHOW = SECTIONS.podcasts as unknown as Show;

const TYPES: Record<string, string> = { mp3: "audio/mpeg", m4a: "audio/x-m4a" };

/** As Apple names them. */
export const audioType = (src: string) => TYPES[src.slice(src.lastIndexOf(".") + 1)] ?? "";

const secondsOf = (duration: string) => duration.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

const text = (name: string, value: string | number) => ({ name: `itunes:${name}`, objects: { _text: String(value) } });
/** The package leaves attributes as they are: «Kids & Family» would be no XML. */
const attribute = (tag: string, name: string, value: string) => ({
  name: `itunes:${tag}`,
  objects: { _attributes: { [name]: escapeMarkup(value) } },
});

/** The file of an item, which in RSS takes the place of a picture, and its number. The duration the package writes itself. */
export const episodeTags = (
  {
    audio,
    duration,
    season,
    episode,
  }: Pick<Episode, "duration" | "season" | "episode"> & { audio: { src: string; bytes: number } },
  siteUrl: string,
): Pick<FeedText, "audio" | "extensions"> => ({
  audio: {
    url: absolute(audio.src, siteUrl),
    length: audio.bytes,
    type: audioType(audio.src),
    duration: secondsOf(duration),
  },
  extensions: [...(season ? [text("season", season)] : []), ...(episode ? [text("episode", episode)] : [])],
});

/** What apps are told of the episodes together. */
export function showChannel({ url }: Publication, { cover, category, explicit }: Show): FeedChannel {
  const image = `${url}/${cover}`;
  return {
    image,
    podcast: true,
    extensions: [
      attribute("image", "href", image),
      attribute("category", "text", category),
      text("explicit", `${explicit}`),
    ],
  };
}
