/** Episodes, of a magazine that has them: their audio is there and is one, and who cannot hear it is thought of. */
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

const listening = (files: Files = {}) => workspaceOf(config, { "site.yaml": SITE, ...PAGES, ...MAREA, ...files });

async function told(files: Files): Promise<string[]> {
  const { problems, warnings } = await (await listening(files)).build();
  return [...problems, ...warnings].map(place);
}

const episode = (from: string | RegExp, to: string): Files => ({ "podcasts/Marea.md": EPISODE.replace(from, to) });
const recording = (name: string, bytes: Uint8Array): Files => ({
  ...episode("episodio.mp3", name),
  [`podcasts/Marea/${name}`]: bytes,
});

test("is published with its file and how large that is", async () => {
  const { build, documents, published } = await listening();
  const { problems, warnings } = await build();
  expect([...problems, ...warnings]).toEqual([]);
  const [marea] = (await documents("podcasts")) as unknown as { audio: { src: string; bytes: number } }[];
  expect(marea?.audio).toEqual({ src: expect.stringMatching(/^\/media\/\w+\.mp3$/), bytes: MP3.length });
  expect(await published()).toContain(marea?.audio.src);
});

test("of another recording under the same name it says the new size", async () => {
  const { build, documents, write } = await listening();
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
    expect(await told(recording(name, bytes))).not.toContain("podcasts/Marea.md:7:8 unreadable-audio audio");
  });

  test.each([
    ["is not there", episode("episodio.mp3", "otro.mp3"), "podcasts/Marea.md:7:8 missing-file audio"],
    ["is a video by its bytes", { "podcasts/Marea/episodio.mp3": MP4 }, "podcasts/Marea.md:7:8 unreadable-audio audio"],
    ["is empty", { "podcasts/Marea/episodio.mp3": "" }, "podcasts/Marea.md:7:8 unreadable-audio audio"],
    ["is MP3 by another name", recording("episodio.m4a", MP3), "podcasts/Marea.md:7:8 unreadable-audio audio"],
    ["is of another format", recording("episodio.ogg", MP3), "podcasts/Marea.md:7:8 invalid-format audio"],
    ["takes no time that there is", episode("1:05:00", "5 min"), "podcasts/Marea.md:8:11 invalid-format duration"],
    ["is used by nobody", { "podcasts/Marea/viejo.mp3": MP3 }, "podcasts/Marea/viejo.mp3:1:1 unused-file"],
  ])("that %s is told of", async (_what, files, expected) => {
    expect(await told(files)).toContain(expected);
  });
});

test("without a transcript it is published, with a warning that says for whom it would be", async () => {
  const { build, list } = await listening(episode(/transcript: [^]*?(?=---)/, ""));
  const { problems, warnings } = await build();
  expect(problems).toEqual([]);
  expect(warnings.map(place)).toEqual(["podcasts/Marea.md:2:1 advised-field transcript"]);
  expect(warnings[0]?.message).toMatch(/«transcript».*no puede oír/);
  expect(await list("podcasts")).toHaveLength(1);
});
