/** The index of the search is the same for the same content, and made again only for other content. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { KeptFiles } from "../../../src/shared/files/kept-files.ts";
import { keptIndex } from "../../../src/delivery/indexing/kept-index.ts";
import { makeIndex } from "../../../src/delivery/indexing/make-index.ts";
import { recordOf } from "../../../src/delivery/indexing/record.ts";
import type { SearchEntry } from "../../../src/site/search/entry.ts";

function entries(count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    address: `/Artista${index}`,
    kind: index % 2 ? "issues" : "news",
    title: `Artista ${index}`,
    lang: "es",
    day: "2026-01-01",
    picture: `/media/${index}-380.webp`,
    texts: [{ html: `<p>Un vestido <em>número</em> ${index} &#x26; su medias</p>` }],
    credits: [{ rol: "Fotografía", name: `Nombre ${index}` }],
  }));
}

function folder(): string {
  const dir = mkdtempSync(path.join(tmpdir(), "pompa-search-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const told = (files: ReadonlyMap<string, Uint8Array>) =>
  [...files].map(([name, content]) => [name, Buffer.from(content).toString("base64")]);

test.each([60, 1100])("the same %d entries give the same bytes, in whatever order they come", async (count) => {
  const all = entries(count);
  expect(told(await makeIndex(all.toReversed()))).toEqual(told(await makeIndex(all)));
});

test("a large index is in few files, and nothing of it is loaded ahead", async () => {
  const files = await makeIndex(entries(1600));
  expect([...files.keys()].filter((name) => name.startsWith("fragment/")).length).toBeLessThanOrEqual(400);
  expect(JSON.parse(Buffer.from(files.get("guide.json") ?? []).toString())).toMatchObject({ ahead: [] });
});

test("a text is searched as readers see it, and its picture is not searched", () => {
  const { content, meta } = recordOf(entries(1)[0] as SearchEntry);
  expect(content).toBe("Un vestido número 0 & su medias · Fotografía: Nombre 0");
  expect(Object.values(meta ?? {}).join(" ")).not.toContain("webp");
});

test("an index is kept while nothing changes, made again where something does, and mended where a file is lost", async () => {
  const dir = folder();
  const make = async (all: SearchEntry[]) => [...(await keptIndex(all, "code", new KeptFiles(dir))).keys()].toSorted();
  const first = await make(entries(30));
  const before = readdirSync(dir);
  const marked = path.join(dir, before.find((name) => name.endsWith(".pf_meta")) ?? "");
  const bytes = readFileSync(marked);
  expect(await make(entries(30))).toEqual(first);
  expect(readdirSync(dir)).toEqual(before);
  rmSync(marked);
  expect(await make(entries(30))).toEqual(first);
  expect(readFileSync(marked)).toEqual(bytes);
  expect(await make(entries(31))).not.toEqual(first);
});

test("what is kept is not made again", async () => {
  const dir = folder();
  const make = async () => [...(await keptIndex(entries(30), "code", new KeptFiles(dir))).keys()];
  const [, ...rest] = await make();
  const list = path.join(dir, readdirSync(dir).find((name) => /^\w{32}\.json$/.test(name) && isList(dir, name)) ?? "");
  writeFileSync(list, JSON.stringify((JSON.parse(readFileSync(list, "utf8")) as string[][]).slice(1)));
  expect(await make()).toEqual(rest);
});

/** The one file that names the others. */
const isList = (dir: string, name: string) => readFileSync(path.join(dir, name), "utf8").includes("pagefind.js");
