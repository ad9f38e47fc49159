/** The services whose videos and sounds a text can embed, with the URLs of their players. */

export interface Embed {
  service: string;
  /** URL that the reader's browser loads after a click. */
  player: string;
  /** Shape of the player: 16:9 for a film, a bar or a list for a sound, tall for a post. */
  shape: Service["shape"];
}

interface Service {
  name: string;
  /** Matches a URL that people copy. The groups of the pattern are the arguments of `player`. */
  address: RegExp;
  shape: "film" | "sound" | "post";
  player: (...groups: string[]) => string;
  /**
   * Pattern and replacement that convert the player's URL, as in iframes of other sites, to the URL that people copy.
   * Absent if both URLs are the same.
   */
  iframe?: readonly [player: RegExp, address: string];
}

const WEB = String.raw`^https:\/\/(?:www\.|m\.)?`;
const pattern = (rest: string) => new RegExp(`${WEB}${rest}(?:[?&#].*)?$`);

export const SERVICES: readonly Service[] = [
  {
    name: "YouTube",
    address: pattern(String.raw`(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})`),
    shape: "film",
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    // The player of a playlist, `videoseries`, is excluded, because its URL does not name a single film.
    iframe: [
      pattern(String.raw`youtube(?:-nocookie)?\.com\/(?:embed|v)\/((?!videoseries)[\w-]{11})`),
      "https://www.youtube.com/watch?v=$1",
    ],
  },
  {
    name: "Vimeo",
    address: pattern(String.raw`vimeo\.com\/(\d+)(?:\/(\w+))?`),
    shape: "film",
    player: (id, key) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ""}`,
    iframe: [pattern(String.raw`player\.vimeo\.com\/video\/(\d+)(?:\?(?:[^#]*&)?h=(\w+))?`), "https://vimeo.com/$1/$2"],
  },
  {
    name: "SoundCloud",
    address: pattern(String.raw`soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)`),
    shape: "sound",
    player: (path) =>
      `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com/${path}`)}&auto_play=true`,
    iframe: [
      pattern(String.raw`w\.soundcloud\.com\/player\/?\?(?:[^#]*&)?url=https?:\/\/soundcloud\.com\/([\w/-]+)`),
      "https://soundcloud.com/$1",
    ],
  },
  {
    name: "Bandcamp",
    address: pattern(String.raw`bandcamp\.com\/EmbeddedPlayer\/((?:album|track)=\d+)[\w=/.-]*`),
    shape: "sound",
    player: (id) => `https://bandcamp.com/EmbeddedPlayer/${id}/size=large/artwork=small/transparent=true/`,
  },
  {
    name: "Spotify",
    address: pattern(String.raw`open\.spotify\.com\/(?:intl-\w+\/)?((?:track|album|playlist|episode|show)\/\w{22})`),
    shape: "sound",
    player: (id) => `https://open.spotify.com/embed/${id}`,
    iframe: [pattern(String.raw`open\.spotify\.com\/embed(?:-podcast)?\/(\w+\/\w{22})`), "https://open.spotify.com/$1"],
  },
  {
    name: "Instagram",
    address: pattern(String.raw`instagram\.com\/((?:p|reel)\/[\w-]+)\/?`),
    shape: "post",
    player: (id) => `https://www.instagram.com/${id}/embed/`,
    iframe: [
      pattern(String.raw`instagram\.com\/((?:p|reel)\/[\w-]+)\/embed(?:\/captioned)?\/?`),
      "https://www.instagram.com/$1",
    ],
  },
];

/** Returns the embed for a URL that people copy from one of the services; `undefined` for any other URL. */
export function embedOf(url: string): Embed | undefined {
  for (const { name, address, shape, player } of SERVICES) {
    const [match, ...groups] = address.exec(url) ?? [];
    if (match !== undefined) return { service: name, shape, player: player(...groups) };
  }
  return undefined;
}

/** Converts the URL of a page or of a player to a URL that `embedOf` accepts; `undefined` if this is not possible. */
export function toEmbeddableUrl(url: string): string | undefined {
  const normalized = url
    .trim()
    .replace(/^(?:https?:)?\/\//i, "https://")
    .replaceAll(/%2f/gi, "/")
    .replaceAll(/%3a/gi, ":");
  const pageUrls = SERVICES.flatMap(({ iframe }) => (iframe ? [normalized.replace(...iframe).replace(/\/$/, "")] : []));
  return [normalized, ...pageUrls].find((each) => embedOf(each));
}

/** Matches the element of an embed. Texts cannot contain such an element, because the `<` of a text is escaped. */
const PLAYER = /<figure data-block="embed" data-player="([^"]+)"/g;

/** Returns the origins of the players in the HTML of a page. */
export const frameOrigins = (html: string): string[] => [
  ...new Set([...html.matchAll(PLAYER)].map(([, player = ""]) => new URL(player).origin)),
];
