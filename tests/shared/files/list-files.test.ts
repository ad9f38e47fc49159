import path from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { newFolder } from "../../support/folders.ts";
import { writeFiles } from "../../support/workspace.ts";

test("a missing folder has no files, and a path that is no folder is an error", async () => {
  const dir = await newFolder();
  await writeFiles(dir, { "issues/Ana.yaml": "" });
  expect(listFiles(dir)).toEqual(["issues/Ana.yaml"]);
  expect(listFiles(path.join(dir, "people"))).toEqual([]);
  expect(() => listFiles(path.join(dir, "issues/Ana.yaml"))).toThrow("ENOTDIR");
});
