/** The build remembers the references of a page, not the page, so that its memory is bounded. */
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { referencesOf, mapTexts, createReferencesCache } from "../../../src/delivery/prerender/references.ts";
import { newFolder } from "../../support/folders.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function usedBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

const PAGES = 50;
const MEGABYTE = 2 ** 20;

test("the references of a page do not keep the page in memory", () => {
  const cache = createReferencesCache(path.join(tmpdir(), "no-such-folder", "pages.json"));
  const before = usedBytes();
  for (let page = 0; page < PAGES; page++)
    cache.add(`${page}`, `<a href="/un-enlace-de-la-pagina-${page}">${"x".repeat(MEGABYTE)}</a>`);
  expect(usedBytes() - before).toBeLessThan((PAGES / 5) * MEGABYTE);
});

test("the next build reads the references of unchanged pages, and drops unused ones", async () => {
  const pages = ["Ana", "Bruno"].map(
    (name) =>
      `<meta name="robots" content="noindex"><link rel="canonical" href="https://pompa.example/${name}">
      <a href="/issues">Issues</a><a href="/${name}#foto">${name}</a><img id="foto" src="/media/${name}.webp"><a href="/issues">Issues</a>`,
  );
  const file = path.join(await newFolder(), "pages.json");
  const first = createReferencesCache(file);
  for (const html of pages) first.add(html, html);
  first.save();
  const next = createReferencesCache(file);
  expect(referencesIn(next, pages[1])).toEqual(referencesOf(pages[1] ?? ""));
  next.save();
  const last = createReferencesCache(file);
  expect(pages.map((html) => referencesIn(last, html))).toEqual([undefined, referencesOf(pages[1] ?? "")]);
  expect(last.texts.join()).not.toContain("Ana");
});

/** Returns the cached references of a page as texts. */
function referencesIn({ texts, get }: ReturnType<typeof createReferencesCache>, key = "") {
  const page = get(key);
  return page && mapTexts(page, (number) => texts[number]);
}
