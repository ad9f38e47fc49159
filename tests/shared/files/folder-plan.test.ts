/** A folder becomes what a plan says, and keeps files that are right already. */
import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { newFolder } from "../../support/folders.ts";

let source: string;
let dir: string;

beforeEach(async () => {
  const folder = await newFolder();
  [source, dir] = [path.join(folder, "kept.html"), path.join(folder, "dist")];
  writeFileSync(source, "A kept page");
  mkdirSync(path.join(dir, "News"), { recursive: true });
});

const makeFolder = (fill: (plan: FolderPlan) => void) => {
  const folderPlan = new FolderPlan();
  fill(folderPlan);
  folderPlan.make(dir);
};
const text = (name: string) => readFileSync(path.join(dir, name), "utf8");

test("files that are not planned are removed, with the folders that are empty then", () => {
  writeFileSync(path.join(dir, "News/Ana.html"), "Ana");
  makeFolder((folder) => folder.write("index.html", "Home"));
  expect(listFiles(path.dirname(dir)).toSorted()).toEqual(["dist/index.html", "kept.html"]);
  makeFolder((folder) => folder.write("News", "A file where a folder was"));
  makeFolder((folder) => folder.link("News/Ana.html", source));
  expect([listFiles(dir), text("News/Ana.html")]).toEqual([["News/Ana.html"], "A kept page"]);
});

test("a link to the planned file stays, and another file in its place is replaced", () => {
  linkSync(source, path.join(dir, "same.html"));
  const { ctimeMs } = statSync(source);
  makeFolder((folder) => folder.link("same.html", source));
  expect(statSync(source).ctimeMs).toBe(ctimeMs);
  writeFileSync(path.join(dir, "other.html"), "Changed by hand");
  makeFolder((folder) => folder.link("other.html", source));
  expect(text("other.html")).toBe("A kept page");
});

test("writing in the place of a link does not change the linked file", () => {
  linkSync(source, path.join(dir, "index.html"));
  makeFolder((folder) => folder.write("index.html", "Another page"));
  expect([text("index.html"), readFileSync(source, "utf8")]).toEqual(["Another page", "A kept page"]);
});

test("a planned link to a missing file is an error that names the file", () => {
  expect(() => makeFolder((folder) => folder.link("index.html", `${source}.gone`))).toThrow("kept.html.gone");
});
