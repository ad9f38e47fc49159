/** Invisible characters are reported at their place with a correction, unless they are typography. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { checkFiles, type Files, place, placesIn, SITE } from "../../support/workspace.ts";

const allProblemsOf = async (files: Files) => (await checkFiles(files)).allProblems;

/** Stands for the invisible character in the texts below. */
const MARK = "§";

/** Expects all problems of a file at its first `MARK`, and resolves to the message and hint of the first problem. */
async function messageAt(file: string, marked: string, sign: string) {
  const before = marked.slice(0, marked.indexOf(MARK)).split("\n");
  const allProblems = await allProblemsOf({ [file]: marked.replaceAll(MARK, sign) });
  const problems = allProblems.filter(({ code }) => code !== "unused-file");
  const places = problems.map((each) => `${each.file}:${each.line}:${each.column}`);
  expect([...new Set(places)]).toEqual([`${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`]);
  return `${problems[0]?.message} ${problems[0]?.hint}`;
}

function replaceIn(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replace(from, () => to);
}

const codeOf = (sign: string) => `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

const SPACES = ["\u00a0", "\u202f", "\u3000", "\u2009", "\u2028"];
const NO_WIDTH = ["\u200b", "\u200c", "\u200d", "\u2060", "\u00ad", "\u200e", "\u200f"];

/** Places where an invisible character causes other mistakes in YAML, with the corrected line. */
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

describe.each(SPACES)("%j, which looks like a space, is reported", (sign) => {
  test.each(PLACES)("%s", async (_name, from, to, suggestion) => {
    const message = await messageAt("issues/MoraVidal.yaml", replaceIn(ISSUE, from, to), sign);
    expect(message).toContain(codeOf(sign));
    expect(message).toContain(`«${suggestion}»`);
  });
});

describe.each(NO_WIDTH)("%j, which has no width, is reported", (sign) => {
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
    const message = await messageAt("issues/MoraVidal.yaml", replaceIn(ISSUE, from, to), sign);
    expect(message).toContain(codeOf(sign));
  });
});

test("every line with invisible characters is reported, with its correction", async () => {
  const pasted = ISSUE.replaceAll(": ", ":\u00a0").replaceAll("  ", "\u00a0 ");
  const problems = await allProblemsOf({ "issues/MoraVidal.yaml": pasted });
  expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual(
    [1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13].map((line) => `${line} invisible-sign`),
  );
  expect(problems[2]?.hint).toContain("«published: 2026-11-06»");
  expect(problems[6]?.hint).toContain("«  alt: Tapa de Mora Vidal»");
});

test("typography of a text is not reported with another mistake of the file", async () => {
  const french = `${ISSUE}presentation: |\n  Elle dit\u00a0: «\u00a0Hola\u00a0»\n  - a\u00a0: b\n`;
  const problems = await allProblemsOf({
    "issues/MoraVidal.yaml": replaceIn(french, "layout: bri", "layout:\u00a0bri"),
  });
  expect(problems.map(place)).toEqual(["issues/MoraVidal.yaml:5:8 invisible-sign"]);
  const others = await allProblemsOf({ "issues/MoraVidal.yaml": replaceIn(french, "layout: bri", "layuot: bri") });
  expect(others.map(place)).toEqual(["issues/MoraVidal.yaml:5:1 unknown-field layuot"]);
});

test("a name that ends in invisible characters is a warning with a correction", async () => {
  const [problem] = await allProblemsOf({
    "issues/MoraVidal.yaml": replaceIn(ISSUE, "Mora Vidal", "Mora\u00a0Vidal\u00a0\u200b"),
  });
  expect(problem).toMatchObject({ code: "coded-text", severity: "warning", field: "name" });
  expect(problem?.correction).toEqual({ value: "Mora\u00a0Vidal\u00a0\u200b", suggestion: "Mora\u00a0Vidal" });
});

test.each<[name: string, file: string, marked: string]>([
  ["in front matter", "articles/Telar.md", replaceIn(ARTICLE, "author: ", "author:§")],
  ["before the mark that opens front matter", "articles/Telar.md", `§${ARTICLE}`],
  ["behind the mark that opens front matter", "articles/Telar.md", ARTICLE.replace("---", "---§")],
  ["before the mark that closes front matter", "articles/Telar.md", replaceIn(ARTICLE, "\n---\n\n", "\n§---\n\n")],
  ["behind the mark that closes front matter", "articles/Telar.md", replaceIn(ARTICLE, "\n---\n\n", "\n---§\n\n")],
  ["in a reference", "articles/Telar.md", replaceIn(ARTICLE, "author: julia", "author: julia§")],
  ["in the site file", "site.yaml", replaceIn(SITE, "form:", "§form:")],
  ["in fields between braces", "site.yaml", replaceIn(SITE, "section: news", "§section: news")],
])("an invisible character %s is reported", async (_name, file, marked) => {
  await messageAt(file, marked, "\u200b");
});

describe("an invisible character is reported in the Markdown of", () => {
  test.each([
    ["a heading", "##§La trama", "## La trama"],
    ["a heading that it precedes", "§## La trama", "## La trama"],
    ["a list", "-§uno\n-§dos", "- uno"],
    ["a numbered list", "1.§uno", "1. uno"],
    ["a quotation that it precedes", "§> dijo", "> dijo"],
    ["a link", "Va [el telar]§(/who).", "](/who)."],
  ])("%s", async (_name, marked, suggestion) => {
    const sign = marked.includes(`§${suggestion}`) || marked.includes("]§") ? "\u200b" : "\u00a0";
    const [problem] = await allProblemsOf({ "articles/Telar.md": `${ARTICLE}\n${marked.replaceAll(MARK, sign)}\n` });
    expect(problem).toMatchObject({ code: "unmeant-markdown", line: 15 });
    expect(problem?.hint).toContain(suggestion);
  });
});

test.each([
  ["a no-break space in a name", "name: Mora\u00a0Vidal"],
  ["a soft hyphen in a name", "name: Mora\u00adVidal"],
  ["a joined family of emoji at the end of a name", "name: Mora 👩\u200d👩\u200d👧"],
  ["Persian", "name: می\u200cخواهم"],
  ["a direction mark beside Hebrew", "name: \u200fמורה\u200f"],
  ["Japanese with its space", "name: モラ\u3000ビダル"],
  ["signs in a comment", "name: Mora # de\u00a0Vidal\u200b"],
  ["a narrow space before a sign", "name: ¿Mora\u202f?"],
])("%s is accepted", async (_name, field) => {
  const texts = `presentation: |\n  Cuesta 5\u00a0000\u00a0$, «\u00a0dijo\u00a0».\u00a0\n\n  a\u200bb\n`;
  const files = { "issues/MoraVidal.yaml": replaceIn(ISSUE, "name: Mora Vidal", field) + texts };
  expect(await placesIn(files)).toEqual([]);
});
