/** The files of the search index, and the text that is searched. */
import { expect, test } from "vitest";
import { makeIndex } from "../../../src/delivery/indexing/make-index.ts";
import { recordOf } from "../../../src/delivery/indexing/record.ts";
import type { SearchEntry } from "../../../src/site/search/search-entry.ts";

function entries(count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `/Artista${index}`,
    kind: index % 2 ? "issues" : "news",
    title: `Artista ${index}`,
    lang: "es",
    picture: `/media/${index}-380.webp`,
    texts: [
      {
        html: `<p>Un vestido <em>número</em> ${index} &#x26; su medias</p><img src="/media/1.webp" alt="Hilos > tramas">`,
      },
    ],
    credits: [{ rol: "Fotografía", name: `Nombre ${index}` }],
  }));
}

const toBase64 = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files].map(([name, content]) => [name, Buffer.from(content).toString("base64")]);

test.each([60, 1100])("the same %d entries give the same bytes in any order", async (count) => {
  const all = entries(count);
  expect(toBase64(await makeIndex(all.toReversed()))).toEqual(toBase64(await makeIndex(all)));
});

test("a large index has few files, and none of them is loaded ahead", async () => {
  const files = await makeIndex(entries(1600));
  expect([...files.keys()].filter((name) => name.startsWith("fragment/")).length).toBeLessThanOrEqual(400);
  expect(JSON.parse(Buffer.from(files.get("guide.json") ?? []).toString())).toMatchObject({ ahead: [] });
});

test("the searched text is what readers see, with descriptions of pictures and without addresses", () => {
  const { content, meta } = recordOf(entries(1)[0] as SearchEntry);
  expect(content).toBe("Un vestido número 0 & su medias Hilos > tramas · Fotografía: Nombre 0");
  expect(Object.values(meta ?? {}).join(" ")).not.toContain("webp");
});
