/** A magazine of thousands of pages is built in bounded memory: of a page only what it refers to is remembered. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { referencesOf, mapTexts, createReferencesCache } from "../../../src/delivery/prerender/references.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** In bytes. */
function used(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const PAGES = 50;
const MEGABYTE = 2 ** 20;

test("what a page refers to does not keep the page in memory", () => {
  const memory = createReferencesCache(path.join(tmpdir(), "no-such-folder", "pages.json"));
  const before = used();
  for (let page = 0; page < PAGES; page++)
    memory.add(`${page}`, `<a href="/un-enlace-de-la-pagina-${page}">${"x".repeat(MEGABYTE)}</a>`);
  expect(used() - before).toBeLessThan((PAGES / 5) * MEGABYTE);
});

test("the next build knows what the pages that it has again refer to", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-references-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const pages = ["Ana", "Bruno"].map(
    (name) =>
      `<meta name="robots" content="noindex"><link rel="canonical" href="https://pompa.example/${name}">
      <a href="/issues">Issues</a><a href="/${name}#foto">${name}</a><img id="foto" src="/media/${name}.webp"><a href="/issues">Issues</a>`,
  );
  const file = path.join(dir, "pages.json");
  const first = createReferencesCache(file);
  for (const html of pages) first.add(html, html);
  first.save();
  const next = createReferencesCache(file);
  expect(told(next, pages[1])).toEqual(referencesOf(pages[1] ?? ""));
  next.save();
  const last = createReferencesCache(file);
  expect(pages.map((html) => told(last, html))).toEqual([undefined, referencesOf(pages[1] ?? "")]);
  expect(last.texts.join()).not.toContain("Ana");
});

/** What is remembered of a page, by its key. */
function told({ texts, get }: ReturnType<typeof createReferencesCache>, key = "") {
  const page = get(key);
  return page && mapTexts(page, (number) => texts[number]);
}
