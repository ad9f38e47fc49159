import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { FileCache } from "../../../src/shared/files/file-cache.ts";

test("a file that two ask for at the same moment is made once", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-kept-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  const kept = new FileCache(dir);
  let made = 0;
  const make = async () => `made ${++made} times`;
  const files = await Promise.all([kept.get("page.html", make), kept.get("page.html", make)]);
  expect(await Promise.all(files.map((file) => readFile(file, "utf8")))).toEqual(["made 1 times", "made 1 times"]);
});
