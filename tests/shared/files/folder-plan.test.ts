/** A folder that is made of what it held before. */
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";

let kept: string;
let dir: string;

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "pompa-plan-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [kept, dir] = [path.join(folder, "kept.html"), path.join(folder, "dist")];
  writeFileSync(kept, "A kept page");
  mkdirSync(path.join(dir, "News"), { recursive: true });
});

const plan = (fill: (plan: FolderPlan) => void) => {
  const made = new FolderPlan();
  fill(made);
  made.make(dir);
};
const text = (name: string) => readFileSync(path.join(dir, name), "utf8");

test("what is not planned goes, with the folders that are empty then", () => {
  writeFileSync(path.join(dir, "News/Ana.html"), "Ana");
  plan((folder) => folder.write("index.html", "Home"));
  expect(listFiles(path.dirname(dir)).toSorted()).toEqual(["dist/index.html", "kept.html"]);
  plan((folder) => folder.write("News", "A file where a folder was"));
  plan((folder) => folder.link("News/Ana.html", kept));
  expect([listFiles(dir), text("News/Ana.html")]).toEqual([["News/Ana.html"], "A kept page"]);
});

test("a link to what it shall be stays; another file in its place is replaced", () => {
  linkSync(kept, path.join(dir, "same.html"));
  const { ctimeMs } = statSync(kept);
  plan((folder) => folder.link("same.html", kept));
  expect(statSync(kept).ctimeMs).toBe(ctimeMs);
  writeFileSync(path.join(dir, "other.html"), "Changed by hand");
  plan((folder) => folder.link("other.html", kept));
  expect(text("other.html")).toBe("A kept page");
});

test("a content in the place of a link leaves the file that the link was to", () => {
  linkSync(kept, path.join(dir, "index.html"));
  plan((folder) => folder.write("index.html", "Another page"));
  expect([text("index.html"), readFileSync(kept, "utf8")]).toEqual(["Another page", "A kept page"]);
});

test("a file that is to be a link to nothing is an error that names it", () => {
  expect(() => plan((folder) => folder.link("index.html", `${kept}.gone`))).toThrow("kept.html.gone");
});
