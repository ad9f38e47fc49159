/** A magazine of thousands of pages is built in bounded memory: of a page only what it refers to is remembered. */
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { referencesMemory } from "../../src/prerender/references-memory.ts";

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
  const memory = referencesMemory(path.join(tmpdir(), "no-such-folder", "pages.json"));
  const before = used();
  for (let page = 0; page < PAGES; page++)
    memory.add(`${page}`, `<a href="/un-enlace-de-la-pagina-${page}">${"x".repeat(MEGABYTE)}</a>`);
  expect(used() - before).toBeLessThan((PAGES / 5) * MEGABYTE);
});
