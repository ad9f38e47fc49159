/** A new magazine in English has no Spanish word, and calls each section by one name. */
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../src/delivery/build/paths.ts";

/** Words of Pompa, of its sections and of its files. */
const SPANISH =
  /\b(?:ver|todo|calzado|indumentaria|accesorios|arg|notas?|proyectos?|industria|portada|retrato|tapa|tema|revista)\d*\b/i;

let folder = "";

const run = (...args: string[]) => {
  const command = [path.join(ROOT, "scripts/compiled.mjs"), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
};
const inMagazine = (...parts: string[]) => path.join(folder, "thread", ...parts);
const built = (file: string) => readFile(inMagazine("dist", file), "utf8");

/** What readers see and hear of a page: texts, and the labels and descriptions of things. */
const saidIn = (html: string) =>
  [
    ...html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
      .matchAll(/>([^<>]+)<|(?:aria-label|alt|content|title)="([^"]*)"/g),
  ]
    .map(([, text = "", attribute = ""]) => text + attribute)
    .filter((text) => !text.includes("://") && !text.startsWith("/"));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-english-"));
  const made = run("new-magazine", "thread", "--name", "Selvedge & Thread", "--language", "en", "--locale", "en-IE");
  expect(made).toMatchObject({ status: 0 });
  expect(run("build", "--magazine", "thread")).toMatchObject({ status: 0 });
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("its files and folders are named in English", async () => {
  const files = await readdir(inMagazine("content"), { recursive: true });
  const ours = files.filter((file) => !/^(?:cards|pages|profiles|issues)$/.test(file));
  expect(ours.length).toBeGreaterThan(20);
  expect(
    ours.filter((file) => file.split(/[/.]/).some((part) => part !== "made-in-arg" && SPANISH.test(part))),
  ).toEqual([]);
});

test("no page has a Spanish word", async () => {
  const pages = (await readdir(inMagazine("dist"), { recursive: true })).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const said = saidIn(await built(page));
    expect(said.length, page).toBeGreaterThan(10);
    expect(
      said.filter((text) => SPANISH.test(text)),
      page,
    ).toEqual([]);
  }
});

test("the filter has the categories of the magazine", async () => {
  const page = await built("projects.html");
  expect([...page.matchAll(/<button[^>]*aria-pressed[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(
    expect.arrayContaining(["VIEW ALL", "FOOTWEAR", "CLOTHING", "ACCESSORIES"]),
  );
});

test("a category that it has not is told of with its place, and with the nearest one", async () => {
  const card = inMagazine("content/cards/Sereinne.md");
  const before = await readFile(card, "utf8");
  await writeFile(card, before.replace(/^category: .*$/m, "category: FOTWEAR"));
  const { said } = run("content", "check", "--magazine", "thread");
  await writeFile(card, before);
  expect(said).toMatch(/cards\/Sereinne\.md:2:11 /);
  expect(said).toMatch(/FOTWEAR.*FOOTWEAR/s);
});

test("a section is called in the menu, the heading, the title, the footer and the feeds as its page says", async () => {
  const file = inMagazine("content/pages/news.yaml");
  await writeFile(file, "title:\n  en: Long reads\n");
  expect(run("build", "--magazine", "thread")).toMatchObject({ status: 0 });
  const [other, page, feed] = await Promise.all(["projects.html", "articles.html", "news.rss"].map(built));
  const called = />Long reads</g;
  expect(/<header.*?<\/header>/s.exec(other ?? "")?.[0]).toMatch(called);
  expect(/<footer.*?<\/footer>/s.exec(other ?? "")?.[0]).toMatch(called);
  expect(page).toMatch(/<h1[^>]*>Long reads<\/h1>/);
  expect(page).toMatch(/<title>[^<]*\| LONG READS<\/title>/);
  expect(feed).toContain("· Long reads</title>");
  expect(/<footer.*?<\/footer>/s.exec(other ?? "")?.[0]).toMatch(/href="\/people"[^>]*>People</);
}, 120_000);
