/** Signs that nobody sees are told where they stand, with what to type; where they are typography, nothing is. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { checked, type Files, place, placesIn, SITE } from "../../support/workspace.ts";

const toldOf = async (files: Files) => (await checked(files)).told;

/** What stands for the sign in the texts below. */
const MARK = "§";

/** What is told of a file, all of it at its first sign. */
async function toldAt(file: string, marked: string, sign: string) {
  const before = marked.slice(0, marked.indexOf(MARK)).split("\n");
  const told = await toldOf({ [file]: marked.replaceAll(MARK, sign) });
  const own = told.filter(({ code }) => code !== "unused-file");
  const places = own.map((each) => `${each.file}:${each.line}:${each.column}`);
  expect([...new Set(places)]).toEqual([`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`]);
  return `${own[0]?.message} ${own[0]?.hint}`;
}

function changed(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const codeOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

const SPACES = ["\u00a0", "\u202f", "\u3000", "\u2009", "\u2028"];
const NO_WIDTH = ["\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\u200e", "\u200f"];

/** What follows from a sign is said otherwise by each reader; it is told of itself. */
const PLACES: [name: string, from: string, to: string, suggestion: string][] = [
  ["behind a colon", "published: 2026", "published:§2026", "published: 2026-11-06"],
  ["behind a colon further in", "alt: Tapa", "alt:§Tapa", "  alt: Tapa de Mora Vidal"],
  ["behind a colon and a space", '"#80"', '§"#80"', 'number: "#80"'],
  ["in front of a colon", "layout:", "layout§:", "layout: bri"],
  ["in front of a name", "layout:", "§layout:", "layout: bri"],
  ["behind a dash", "    - rol:", "    -§rol:", "    - rol: Fotografía"],
  ["in front of a dash", "    - rol:", "    §- rol:", "    - rol: Fotografía"],
  ["behind a quote", '"#80"', '"#80"§', 'number: "#80"'],
];

describe.each(SPACES)("%j, which looks like a space,", (sign) => {
  test.each(PLACES)("%s", async (_name, from, to, suggestion) => {
    const told = await toldAt("issues/MoraVidal.yaml", changed(ISSUE, from, to), sign);
    expect(told).toContain(codeOf(sign));
    expect(told).toContain(`«${suggestion}»`);
  });
});

describe.each(NO_WIDTH)("%j, which takes no room,", (sign) => {
  test.each([
    ["in a name", "layout:", "lay§out:"],
    ["in front of a name", "layout:", "§layout:"],
    ["behind a name", "layout:", "layout§:"],
    ["in front of a dash", "    - rol:", "    §- rol:"],
    ["in an option", "layout: bri", "layout: b§ri"],
    ["behind an option", "layout: bri", "layout: bri§"],
    ["behind a day", "2026-11-06", "2026-11-06§"],
    ["in the name of a picture", "MoraVidal/tapa", "MoraVidal/ta§pa"],
    ["in an address", "www.instagram.com/ana", "www.instagram.com/a§na"],
    ["in an address of the site", "https://www.instagram.com/ana", "/who§"],
    ["at the end of a name", "name: Ana Sosa", "name: Ana Sosa§"],
  ])("%s", async (_name, from, to) => {
    const told = await toldAt("issues/MoraVidal.yaml", changed(ISSUE, from, to), sign);
    expect(told).toContain(codeOf(sign));
  });
});

test("what to type is said, and all lines at once", async () => {
  const pasted = ISSUE.replaceAll(": ", ":\u00a0").replaceAll("  ", "\u00a0 ");
  const told = await toldOf({ "issues/MoraVidal.yaml": pasted });
  expect(told.map(({ line, code }) => `${line} ${code}`)).toEqual(
    [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13].map((line) => `${line} invisible-sign`),
  );
  expect(told[2]?.hint).toContain("«published: 2026-11-06»");
  expect(told[6]?.hint).toContain("«  alt: Tapa de Mora Vidal»");
});

test("only what is wrong is named where texts have signs of their own", async () => {
  const french = `${ISSUE}presentation: |\n  Elle dit\u00a0: «\u00a0Hola\u00a0»\n  - a\u00a0: b\n`;
  const told = await toldOf({ "issues/MoraVidal.yaml": changed(french, "layout: bri", "layout:\u00a0bri") });
  expect(told.map(place)).toEqual(["issues/MoraVidal.yaml:5:8 invisible-sign"]);
  const other = await toldOf({ "issues/MoraVidal.yaml": changed(french, "layout: bri", "layuot: bri") });
  expect(other.map(place)).toEqual(["issues/MoraVidal.yaml:5:1 unknown-field layuot"]);
});

test("what is pasted into a field is mended by one press", async () => {
  const [told] = await toldOf({ "issues/MoraVidal.yaml": changed(ISSUE, "Mora Vidal", "Mora\u00a0Vidal\u00a0\u200b") });
  expect(told).toMatchObject({ code: "coded-text", severity: "warning", field: "name" });
  expect(told?.correction).toEqual({ value: "Mora\u00a0Vidal\u00a0\u200b", suggestion: "Mora\u00a0Vidal" });
});

test.each<[name: string, file: string, marked: string]>([
  ["front matter", "articles/Telar.md", changed(ARTICLE, "author: ", "author:§")],
  ["the mark that opens it", "articles/Telar.md", `§${ARTICLE}`],
  ["… behind it", "articles/Telar.md", ARTICLE.replace("---", "---§")],
  ["the mark that closes it", "articles/Telar.md", changed(ARTICLE, "\n---\n\n", "\n§---\n\n")],
  ["… behind it", "articles/Telar.md", changed(ARTICLE, "\n---\n\n", "\n---§\n\n")],
  ["a reference", "articles/Telar.md", changed(ARTICLE, "author: julia", "author: julia§")],
  ["the site file", "site.yaml", changed(SITE, "form:", "§form:")],
  ["fields between braces", "site.yaml", changed(SITE, "section: news", "§section: news")],
])("%s", async (_name, file, marked) => {
  await toldAt(file, marked, "\u200b");
});

describe("a mark of Markdown", () => {
  test.each([
    ["a heading", "##§La trama", "## La trama"],
    ["a heading behind it", "§## La trama", "## La trama"],
    ["a list", "-§uno\n-§dos", "- uno"],
    ["a numbered list", "1.§uno", "1. uno"],
    ["a quotation", "§> dijo", "> dijo"],
    ["a link", "Va [el telar]§(/who).", "](/who)."],
  ])("%s", async (_name, marked, suggestion) => {
    const sign = marked.includes(`§${suggestion}`) || marked.includes("]§") ? "\u200b" : "\u00a0";
    const [told] = await toldOf({ "articles/Telar.md": `${ARTICLE}\n${marked.replaceAll(MARK, sign)}\n` });
    expect(told).toMatchObject({ code: "unmeant-markdown", line: 15 });
    expect(told?.hint).toContain(suggestion);
  });
});

test.each([
  ["a space that does not break in a name", "name: Mora\u00a0Vidal"],
  ["a soft hyphen in a name", "name: Mora\u00adVidal"],
  ["a family of emoji, joined, at its end", "name: Mora 👩\u200d👩\u200d👧"],
  ["Persian", "name: می\u200cخواهم"],
  ["a direction beside Hebrew", "name: \u200fמורה\u200f"],
  ["Japanese with its space", "name: モラ\u3000ビダル"],
  ["signs in a comment", "name: Mora # de\u00a0Vidal\u200b"],
  ["a narrow space before a sign", "name: ¿Mora\u202f?"],
])("%s is right", async (_name, written) => {
  const texts = `presentation: |\n  Cuesta 5\u00a0000\u00a0$, «\u00a0dijo\u00a0».\u00a0\n\n  a\u200bb\n`;
  const files = { "issues/MoraVidal.yaml": changed(ISSUE, "name: Mora Vidal", written) + texts };
  expect(await placesIn(files)).toEqual([]);
});
