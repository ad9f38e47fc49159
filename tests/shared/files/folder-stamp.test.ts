/** A note about a folder tells which sources its files have, and whether the folder was changed since. */
import { existsSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { FolderPlan } from "../../../src/shared/files/folder-plan.ts";
import { listFiles } from "../../../src/shared/files/list-files.ts";
import { isFolderUnchanged, writeFolderNote, readNotedSources } from "../../../src/shared/files/folder-stamp.ts";
import { newFolder } from "../../support/folders.ts";

let folder: string;
let dir: string;
let notes: string;

beforeEach(async () => {
  folder = await newFolder();
  [dir, notes] = [path.join(folder, "dist"), path.join(folder, "notes")];
});

/** Writes a file to link to, and returns its path. */
function writeSource(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return file;
}

function make(fill: (plan: FolderPlan) => void): void {
  const plan = new FolderPlan();
  fill(plan);
  plan.make(dir, readNotedSources(dir, notes));
  // Sets an old time of change, because a change within the next milliseconds might not alter the current time.
  for (const each of ["", ...FOLDERS].map((name) => path.join(dir, name))) if (existsSync(each)) utimesSync(each, 1, 1);
  writeFolderNote(dir, notes, plan);
}

const FOLDERS = ["News", "issues", "issues/pagina"];

const text = (name: string) => readFileSync(path.join(dir, name), "utf8");

test("a new plan adds its files and removes others, with the folders that are empty then", () => {
  const [ana, home] = [writeSource("ana", "Ana"), writeSource("home", "Home")];
  make((plan) => {
    plan.link("index.html", home);
    plan.link("News/1/Ana.html", ana);
  });
  const { ctimeMs } = statSync(home);
  make((plan) => {
    plan.link("index.html", home);
    plan.link("News", ana);
  });
  expect([listFiles(dir).toSorted(), text("News")]).toEqual([["News", "index.html"], "Ana"]);
  expect(statSync(home).ctimeMs).toBe(ctimeMs);
});

const FILES = ["News/Ana.html", "News/Bea.html", "index.html", "issues/pagina/2.html"];

test("a file that somebody removed, added or replaced becomes as planned again", () => {
  const ana = writeSource("ana", "Ana");
  const fill = (plan: FolderPlan) => {
    for (const name of FILES) plan.link(name, ana);
  };
  make(fill);
  const changes = [
    () => unlinkSync(path.join(dir, "News/Ana.html")),
    () => writeFileSync(path.join(dir, "News/more.html"), "More"),
    () => writeFileSync(path.join(dir, "issues/more.html"), "More, where only folders were"),
    () => renameSync(writeSource("other", "Other"), path.join(dir, "News/Bea.html")),
  ];
  for (const change of changes) {
    expect(isFolderUnchanged(dir, notes)).toBe(true);
    change();
    expect(isFolderUnchanged(dir, notes)).toBe(false);
    make(fill);
    expect(listFiles(dir).toSorted()).toEqual(FILES);
    expect(FILES.map(text)).toEqual(FILES.map(() => "Ana"));
  }
});

test("a file whose source has other content under the same name is linked again", () => {
  const source = writeSource("robots.txt", "One");
  const fill = (plan: FolderPlan) => plan.link("robots.txt", source, { mayChange: true });
  make(fill);
  writeSource("robots.txt", "Other");
  make(fill);
  expect(text("robots.txt")).toBe("Other");
});

test("a renamed folder keeps its note until another folder is noted", () => {
  make((plan) => plan.link("index.html", writeSource("home", "Home")));
  renameSync(dir, `${dir}.last`);
  expect(readNotedSources(`${dir}.last`, notes)).toEqual(new Map([["index.html", path.join(folder, "home")]]));
  make((plan) => plan.write("index.html", "Another"));
  expect([isFolderUnchanged(dir, notes), isFolderUnchanged(`${dir}.last`, notes)]).toEqual([true, false]);
});
