/** Episodes of a podcast, for a magazine with that type: audio file, duration and transcript. */
import { describe, expect, test } from "vitest";
import { contentConfig } from "../../../src/types/content-config.ts";
import podcasts from "../../../examples/faro/types/podcasts/schema.ts";
import { EPISODE, M4A, MP3, MP4 } from "../../support/documents.ts";
import { type Files, PAGES, place, SITE, workspaceOf } from "../../support/workspace.ts";

const config = {
  ...contentConfig,
  collections: { ...contentConfig.collections, podcasts: { ...podcasts, address: "/podcasts/:slug" as const } },
};

const MAREA: Files = {
  "podcasts/Marea.md": EPISODE,
  "podcasts/Marea/episodio.mp3": MP3,
  "podcasts/Marea/tapa.png": [40, 40],
};

const workspaceWith = (files: Files = {}) => workspaceOf(config, { "site.yaml": SITE, ...PAGES, ...MAREA, ...files });

async function placesOf(files: Files): Promise<string[]> {
  const { problems, warnings } = await (await workspaceWith(files)).build();
  return [...problems, ...warnings].map(place);
}

const episode = (from: string | RegExp, to: string): Files => ({ "podcasts/Marea.md": EPISODE.replace(from, to) });
const recording = (name: string, bytes: Uint8Array): Files => ({
  ...episode("episodio.mp3", name),
  [`podcasts/Marea/${name}`]: bytes,
});

test("an episode is published with its audio file and the size of it", async () => {
  const { build, documents, published } = await workspaceWith();
  const { problems, warnings } = await build();
  expect([...problems, ...warnings]).toEqual([]);
  const [marea] = (await documents("podcasts")) as unknown as { audio: { src: string; bytes: number } }[];
  expect(marea?.audio).toEqual({ src: expect.stringMatching(/^\/media\/\w+\.mp3$/), bytes: MP3.length });
  expect(await published()).toContain(marea?.audio.src);
});

test("an episode has the new size after its recording was replaced under the same name", async () => {
  const { build, documents, write } = await workspaceWith();
  await build();
  await write({ "podcasts/Marea/episodio.mp3": MP3.subarray(0, 208) });
  await build();
  expect(await documents("podcasts")).toMatchObject([{ audio: { bytes: 208 } }]);
});

describe("the audio", () => {
  test.each([
    ["tags before the sound", "episodio.mp3", Buffer.from("ID3\x04\0\0\0\0", "latin1")],
    ["an ending in capitals", "EPISODIO.M4A", M4A],
  ])("may have %s", async (_what, name, bytes) => {
    expect(await placesOf(recording(name, bytes))).not.toContain("podcasts/Marea.md:7:8 unreadable-audio audio");
  });

  test.each([
    ["is missing", episode("episodio.mp3", "otro.mp3"), "podcasts/Marea.md:7:8 missing-file audio"],
    [
      "has the bytes of a video",
      { "podcasts/Marea/episodio.mp3": MP4 },
      "podcasts/Marea.md:7:8 unreadable-audio audio",
    ],
    ["is empty", { "podcasts/Marea/episodio.mp3": "" }, "podcasts/Marea.md:7:8 unreadable-audio audio"],
    ["is MP3 with another ending", recording("episodio.m4a", MP3), "podcasts/Marea.md:7:8 unreadable-audio audio"],
    ["has an unsupported format", recording("episodio.ogg", MP3), "podcasts/Marea.md:7:8 invalid-format audio"],
    ["has an invalid duration", episode("1:05:00", "5 min"), "podcasts/Marea.md:8:11 invalid-format duration"],
    ["is not used", { "podcasts/Marea/viejo.mp3": MP3 }, "podcasts/Marea/viejo.mp3:1:1 unused-file"],
  ])("that %s is reported", async (_what, files, expected) => {
    expect(await placesOf(files)).toContain(expected);
  });
});

test("an episode without a transcript is published with a warning about people who cannot hear", async () => {
  const { build, list } = await workspaceWith(episode(/transcript: [^]*?(?=---)/, ""));
  const { problems, warnings } = await build();
  expect(problems).toEqual([]);
  expect(warnings.map(place)).toEqual(["podcasts/Marea.md:2:1 advised-field transcript"]);
  expect(warnings[0]?.message).toMatch(/«transcript».*no puede oír/);
  expect(await list("podcasts")).toHaveLength(1);
});
