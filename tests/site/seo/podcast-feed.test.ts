/**
 * The feed of a podcast has what podcast apps require of a show:
 * https://podcasters.apple.com/support/823-podcast-requirements
 */
import { expect, test } from "vitest";
import { episodeTags, showChannel } from "../../../examples/faro/types/podcasts/feed.ts";
import { childrenNamed, type Element, readXml, textOf } from "../../../src/content/importing/sources/read-xml.ts";
import { feedFiles, type FeedItem } from "../../../src/site/seo/feeds.ts";

const URL = "https://faro.example";

const itemOf = (name: string, file: string, more: { season?: number; episode?: number } = {}): FeedItem => ({
  address: `/podcasts/${name}`,
  formerAddresses: [],
  published: "2026-11-20",
  picture: "/media/tapa.webp",
  text: () => ({
    title: name,
    description: `De ${name} & el mar`,
    content: '<p>Notas, con <a href="/who">un enlace</a></p>',
    ...episodeTags({ audio: { src: `/media/${file}`, bytes: 12345 }, duration: "1:05:00", ...more }, URL),
  }),
});

const PODCASTS = {
  siteUrl: URL,
  firstUrl: URL,
  title: "Faro · Podcasts",
  description: "Episodios",
  address: "/podcasts",
  name: "podcasts",
  author: "Faro",
  channel: showChannel(
    { url: URL, name: "Faro", description: "", profiles: [] },
    { category: "Kids & Family", explicit: false, cover: "podcasts.png" },
  ),
  items: [itemOf("Marea", "a1.mp3", { season: 2, episode: 7 }), itemOf("Sal", "b2.m4a")],
};

async function channelOf(source: Parameters<typeof feedFiles>[0]): Promise<Element | undefined> {
  const { root, broken } = readXml(feedFiles(source).get(`${source.name}.rss`) ?? "");
  expect(broken).toBeUndefined();
  return childrenNamed(childrenNamed(root, "rss")[0], "channel")[0];
}

const attributesOf = (parent: Element | undefined, name: string) =>
  childrenNamed(parent, name).map(({ attributes }) => attributes);

test("the show has its title, description, language, author, category, picture and whether it is explicit", async () => {
  const channel = await channelOf(PODCASTS);
  expect({
    title: textOf(channel, "title"),
    description: textOf(channel, "description"),
    link: textOf(channel, "link"),
    language: textOf(channel, "language"),
    author: textOf(channel, "itunes:author"),
    explicit: textOf(channel, "itunes:explicit"),
    category: attributesOf(channel, "itunes:category"),
    image: attributesOf(channel, "itunes:image"),
  }).toEqual({
    title: "Faro · Podcasts",
    description: "Episodios",
    link: `${URL}/podcasts`,
    language: "es-AR",
    author: "Faro",
    explicit: "false",
    category: [{ text: "Kids & Family" }],
    image: [{ href: `${URL}/podcasts.png` }],
  });
});

test("each episode has one file with its size and type, a permanent identifier, a day and a duration", async () => {
  const episodes = childrenNamed(await channelOf(PODCASTS), "item");
  expect(episodes.map((episode) => attributesOf(episode, "enclosure"))).toEqual([
    [{ url: `${URL}/media/a1.mp3`, length: "12345", type: "audio/mpeg" }],
    [{ url: `${URL}/media/b2.m4a`, length: "12345", type: "audio/x-m4a" }],
  ]);
  const [marea, sal] = episodes.map((episode) =>
    Object.fromEntries(episode.children.map(({ name, text }) => [name, text.trim()])),
  );
  expect(marea).toMatchObject({
    title: "Marea",
    guid: `${URL}/podcasts/Marea`,
    pubDate: "Fri, 20 Nov 2026 15:00:00 GMT",
    description: "De Marea & el mar",
    "content:encoded": `<p>Notas, con <a href="${URL}/who">un enlace</a></p>`,
    "itunes:duration": "1:05:00",
    "itunes:season": "2",
    "itunes:episode": "7",
  });
  expect(sal).not.toHaveProperty("itunes:season");
});

test("other formats and other feeds have no tags for podcast apps", async () => {
  const files = feedFiles(PODCASTS);
  expect(files.get("podcasts.json")).not.toContain("itunes");
  expect(files.get("podcasts.atom")).not.toContain("itunes");
  const { channel: _channel, ...news } = { ...PODCASTS, name: "news", items: [] };
  expect(feedFiles(news).get("news.rss")).not.toContain("itunes");
});
