import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { FileCache } from "../../../src/shared/files/file-cache.ts";
import { newFolder } from "../../support/folders.ts";

test("a file that is requested twice at the same moment is made once", async () => {
  const cache = new FileCache(await newFolder());
  let count = 0;
  const make = async () => `made ${++count} times`;
  const files = await Promise.all([cache.get("page.html", make), cache.get("page.html", make)]);
  expect(await Promise.all(files.map((file) => readFile(file, "utf8")))).toEqual(["made 1 times", "made 1 times"]);
});

test("a file that was removed because nothing used it is missing, and can be made again", async () => {
  const dir = await newFolder();
  new FileCache(dir).put("page.html", "before");
  const cache = new FileCache(dir);
  cache.trim();
  expect([cache.has("page.html"), cache.find("page.html")]).toEqual([false, undefined]);
  expect(await readFile(cache.put("page.html", "after"), "utf8")).toBe("after");
});
