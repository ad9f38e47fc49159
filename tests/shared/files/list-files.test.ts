import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listFiles } from "../../../src/shared/files/list-files.ts";

test("a missing folder has no files, and a path that is no folder is an error", async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "pompa-list-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(path.join(dir, "issues"));
  const file = path.join(dir, "issues/Ana.yaml");
  await writeFile(file, "");
  expect(listFiles(dir)).toEqual(["issues/Ana.yaml"]);
  expect(listFiles(path.join(dir, "people"))).toEqual([]);
  expect(() => listFiles(file)).toThrow("ENOTDIR");
});
