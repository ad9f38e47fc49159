import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FileCache } from "../../../src/shared/files/file-cache.ts";

async function folder() {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-kept-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

test("a file that is requested twice at the same moment is made once", async () => {
  const cache = new FileCache(await folder());
  let count = 0;
  const make = async () => `made ${++count} times`;
  const files = await Promise.all([cache.get("page.html", make), cache.get("page.html", make)]);
  expect(await Promise.all(files.map((file) => readFile(file, "utf8")))).toEqual(["made 1 times", "made 1 times"]);
});

test("a file that was removed because nothing used it is missing, and can be made again", async () => {
  const dir = await folder();
  new FileCache(dir).put("page.html", "before");
  const cache = new FileCache(dir);
  cache.trim();
  expect([cache.has("page.html"), cache.find("page.html")]).toEqual([false, undefined]);
  expect(await readFile(cache.put("page.html", "after"), "utf8")).toBe("after");
});
