/** A new magazine in English has no Spanish word, and calls each section by one name. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "./support/processes.ts";

/** Spanish words of Pompa, of its sections and of its files. */
const SPANISH =
  /\b(?:ver|todo|calzado|indumentaria|accesorios|arg|notas?|proyectos?|industria|portada|retrato|tapa|tema|revista)\d*\b/i;

let folder = "";

const run = (...args: string[]) => {
  const { status, stdout, stderr } = runCommand(args, { cwd: folder });
  return { status, output: stdout + stderr };
};
const inMagazine = (...parts: string[]) => path.join(folder, "thread", ...parts);
const readPage = (file: string) => readFile(inMagazine("dist", file), "utf8");

/** The texts, labels and descriptions of a page. */
const textsIn = (html: string) =>
  [
    ...html
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, "")
      .matchAll(/>([^<>]+)<|(?:aria-label|alt|content|title)="([^"]*)"/g),
  ]
    .map(([, text = "", attribute = ""]) => text + attribute)
    .filter((text) => !text.includes("://") && !text.startsWith("/"));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pompa-english-"));
  const result = run("new-magazine", "thread", "--name", "Selvedge & Thread", "--language", "en", "--locale", "en-IE");
  expect(result).toMatchObject({ status: 0 });
  expect(run("build", "--magazine", "thread")).toMatchObject({ status: 0 });
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test("files and folders of a new magazine have English names", async () => {
  const files = await readdir(inMagazine("content"), { recursive: true });
  const ours = files.filter((file) => !/^(?:cards|pages|profiles|issues)$/.test(file));
  expect(ours.length).toBeGreaterThan(20);
  const isSpanish = (part: string) => part !== "made-in-arg" && SPANISH.test(part);
  expect(ours.filter((file) => file.split(/[/.]/).some(isSpanish))).toEqual([]);
});

test("no page has a Spanish word", async () => {
  const pages = (await readdir(inMagazine("dist"), { recursive: true })).filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const texts = textsIn(await readPage(page));
    expect(texts.length, page).toBeGreaterThan(10);
    const spanish = texts.filter((text) => SPANISH.test(text));
    expect(spanish, page).toEqual([]);
  }
});

test("the filter shows the categories of the magazine", async () => {
  const page = await readPage("projects.html");
  expect([...page.matchAll(/<button[^>]*aria-pressed[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual(
    expect.arrayContaining(["VIEW ALL", "FOOTWEAR", "CLOTHING", "ACCESSORIES"]),
  );
});

test("an unknown category is reported with its place and the nearest category", async () => {
  const card = inMagazine("content/cards/Sereinne.md");
  const before = await readFile(card, "utf8");
  await writeFile(card, before.replace(/^category: .*$/m, "category: FOTWEAR"));
  const { output } = run("content", "check", "--magazine", "thread");
  await writeFile(card, before);
  expect(output).toMatch(/cards\/Sereinne\.md:2:11 /);
  expect(output).toMatch(/FOTWEAR.*FOOTWEAR/s);
});

test("the title of a section's page is its name in menu, heading, page title, footer and feed", async () => {
  const file = inMagazine("content/pages/news.yaml");
  await writeFile(file, "title:\n  en: Long reads\n");
  expect(run("build", "--magazine", "thread")).toMatchObject({ status: 0 });
  const [other, page, feed] = await Promise.all(["projects.html", "articles.html", "news.rss"].map(readPage));
  const title = />Long reads</g;
  expect(/<header.*?<\/header>/s.exec(other ?? "")?.[0]).toMatch(title);
  expect(/<footer.*?<\/footer>/s.exec(other ?? "")?.[0]).toMatch(title);
  expect(page).toMatch(/<h1[^>]*>Long reads<\/h1>/);
  expect(page).toMatch(/<title>[^<]*\| LONG READS<\/title>/);
  expect(feed).toContain("· Long reads</title>");
  expect(/<footer.*?<\/footer>/s.exec(other ?? "")?.[0]).toMatch(/href="\/people"[^>]*>People</);
}, 120_000);
