/** What may be meant is a warning, what cannot be is an error: `content/README.md` tells editors which is which. */
import { describe, expect, test } from "vitest";
import { ARTICLE, articleAnd, articleWith, ISSUE, issueWith, TEAM_MEMBER, VALID } from "../../support/documents.ts";
import { checkedPlaces, type Files, place, workspace } from "../../support/workspace.ts";

const MORA = "issues/MoraVidal.yaml";
const RIGHT = { problems: [], warnings: [], texts: [] };

describe("a text that an unquoted # cuts short is a warning", () => {
  test.each<[name: string, files: Files, where: string, read: string]>([
    ["a name", issueWith("Mora Vidal", "Mora Vidal #80"), "issues/MoraVidal.yaml:2:7 cut-text name", "Mora Vidal"],
    ["after a tab", issueWith("Mora Vidal", "Mora Vidal\t#80"), `${MORA}:2:7 cut-text name`, "Mora Vidal"],
    ["a description", issueWith("Tapa de Mora", "Tapa #1 de"), "issues/MoraVidal.yaml:8:8 cut-text image.alt", "Tapa"],
    ["a name of a list", issueWith("Ana Sosa", "Ana #Sosa"), `${MORA}:12:13 cut-text credits.col1[1].name`, "Ana"],
    ["front matter", articleWith("El telar", "El telar #dos"), "articles/Telar.md:2:11 cut-text headline", "El telar"],
    [
      "an entry of a list",
      { "people/ana.yaml": "name: Ana Sosa\nalsoKnownAs:\n  - Anita\n  - La Ana #1\n" },
      "people/ana.yaml:4:5 cut-text alsoKnownAs[2]",
      "La Ana",
    ],
  ])("%s", async (_name, files, where, read) => {
    const { problems, warnings, texts } = await checkedPlaces(files);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [where] });
    expect(texts[0]).toContain(`«${read}»`);
  });

  test("and is told of again where its file did not change", async () => {
    const { build, check } = await workspace({ ...VALID, ...issueWith("Mora Vidal", "Mora #80") });
    await build();
    expect((await check()).warnings.map(place)).toEqual(["issues/MoraVidal.yaml:2:7 cut-text name"]);
  });

  test.each([
    ["name: Mora Vidal", "name: Mora Vidal # quien protagoniza"],
    ["name: Mora Vidal", 'name: "Mora Vidal #80"'],
    ["name: Mora Vidal", "name: 'Mora Vidal #80'"],
    ["name: Mora Vidal", "name: Mora#Vidal"],
    ["layout: bri", "layout: bri #izquierda"],
    ["published: 2026-11-06", "published: 2026-11-06 #viernes"],
    ["image:\n", "image: #la tapa\n"],
    ["layout: bri", "#layout\nlayout: bri"],
    ["credits:", "presentation: |\n  Uno #dos\ncredits:"],
  ])("but not %s as %s", async (from, to) => {
    expect(await checkedPlaces(issueWith(from, to))).toEqual(RIGHT);
  });
});

describe("two documents with one value are a warning", () => {
  const nina = (number: string): Files => ({
    "issues/Nina.yaml": ISSUE.replace('"#80"', number).replace("Mora Vidal", "Nina Cobo"),
  });

  test.each(['"#80"', '"# 80"', '"80"', '" #80 "'])("two issues: %s", async (number) => {
    const warnings = ["issues/Nina.yaml:1:9 repeated-field number"];
    const texts = [expect.stringContaining("issues/MoraVidal.yaml:1")];
    expect(await checkedPlaces(nina(number))).toEqual({ problems: [], warnings, texts });
  });

  test.each(['"#81"', '"#8"', "Spring Issue"])("but not %s", async (number) => {
    expect(await checkedPlaces(nina(number))).toEqual(RIGHT);
  });

  test("but not numbers without a digit or a letter", async () => {
    expect(await checkedPlaces({ ...issueWith('"#80"', '"#"'), ...nina('"#"') })).toEqual(RIGHT);
  });

  test("two people at one place of the team, also where one file did not change", async () => {
    const { build, check, write } = await workspace(VALID);
    await build();
    await write({ "team/eva.yaml": TEAM_MEMBER.replace("Julia Paz", "Eva Ruiz").replace("julia@", "eva@") });
    const { problems, warnings } = await check();
    expect({ problems, warnings: warnings.map(place) }).toEqual({
      problems: [],
      warnings: ["team/julia.yaml:4:8 repeated-field order"],
    });
    expect(warnings[0]?.message).toContain("team/eva.yaml:4");
  });
});

describe("pictures", () => {
  const photo = (src: string) => `  - { src: MoraVidal/${src}, orientation: portrait, alt: Una foto }\n`;
  const gallery = (...all: string[]) => ({ "issues/MoraVidal.yaml": `${ISSUE}gallery:\n${all.map(photo).join("")}` });

  test("one twice in a gallery is a warning", async () => {
    const warnings = ["issues/MoraVidal.yaml:16:12 repeated-picture gallery[2].src"];
    expect(await checkedPlaces(gallery("tapa.png", "tapa.png"))).toMatchObject({ problems: [], warnings });
  });

  test("under another name, too", async () => {
    const files: Files = { ...gallery("tapa.png", "otra.png"), "issues/MoraVidal/otra.png": [30, 40] };
    const { warnings, texts } = await checkedPlaces(files);
    expect(warnings).toEqual(["issues/MoraVidal.yaml:16:12 repeated-picture gallery[2].src"]);
    expect(texts[0]).toContain("«MoraVidal/tapa.png»");
  });

  test("a cover that is also in the gallery is right, and so are two that differ", async () => {
    const files: Files = { ...gallery("tapa.png", "otra.png"), "issues/MoraVidal/otra.png": [31, 40] };
    expect(await checkedPlaces(files)).toEqual(RIGHT);
  });

  test.each<[number, number]>([
    [1, 1],
    [2, 2],
    [1, 400],
    [400, 1],
    [2, 30],
  ])("one of %i × %i is an error", async (width, height) => {
    const { problems } = await checkedPlaces({ "issues/MoraVidal/tapa.png": [width, height] });
    expect(problems).toEqual(["issues/MoraVidal.yaml:7:8 tiny-image image.src"]);
  });

  test("one of 3 × 3 is right", async () => {
    expect(await checkedPlaces({ "issues/MoraVidal/tapa.png": [3, 3] })).toEqual(RIGHT);
  });
});

describe("a link with a space is an error", () => {
  const LINK = "https://www.instagram.com/ana";

  test.each([
    ["inside", `${LINK} sosa`],
    ["before a remark", `${LINK} (perfil)`],
    ["before a second one", `${LINK}, https://ana.example`],
    ["in its host", "https://www. instagram.com/ana"],
    ["that does not break", `${LINK}\u00a0sosa`],
    ["that is a line break", String.raw`"${LINK}\nhttps://ana.example"`],
    ["that is the line break of YAML", `${LINK}\n        sosa`],
  ])("%s", async (_name, written) => {
    const { problems } = await checkedPlaces(issueWith(LINK, written));
    expect(problems).toEqual(["issues/MoraVidal.yaml:13:13 spaced-link credits.col1[1].link"]);
  });

  test.each([`" ${LINK} "`, `${LINK}%20sosa`])("but not %s", async (written) => {
    expect(await checkedPlaces(issueWith(LINK, written))).toEqual(RIGHT);
  });

  test.each([
    ["[la nota](https://ana.example/una nota)", "15:9"],
    ["Mirá [la nota](/News/El telar) hoy", "15:14"],
    ["![Una foto](Telar/otra foto.png)", "15:11"],
    ["[la nota](https://ana.example/una-nota", "15:9"],
    ["**[la\nnota](https://ana.example/una nota)**", "16:5"],
  ])("in a text, of which Markdown makes no link: %s", async (text, at) => {
    const { problems } = await checkedPlaces(articleAnd(text));
    expect(problems).toEqual([`articles/Telar.md:${at} unread-link body`]);
  });

  test.each([
    "[la nota](<https://ana.example/una nota>)",
    "[la nota](https://ana.example/una%20nota)",
    String.raw`Se escribe \[texto\](dirección)`,
    "Se escribe `[texto](una dirección)`",
    "```\n[texto](una dirección)\n```",
    "[sic] (1998)",
  ])("but not %s", async (text) => {
    expect(await checkedPlaces(articleAnd(text))).toEqual(RIGHT);
  });
});

describe("bytes that no editor's program should leave", () => {
  test.each<[name: string, text: string, expected: string]>([
    ["two byte-order marks", `\ufeff\ufeff${ISSUE}`, "1:1 second-mark"],
    ["three", `\ufeff\ufeff\ufeff${ISSUE}`, "1:1 second-mark"],
    ["line breaks of old Macs", ISSUE.replaceAll("\n", "\r"), "1:14 old-line-breaks"],
    ["one of them", ISSUE.replace("Mora Vidal\n", "Mora Vidal\r"), "2:17 old-line-breaks"],
    [
      "two of them at the end of Windows' lines",
      ISSUE.replace("Mora Vidal\n", "Mora Vidal\r\r\n"),
      "2:17 old-line-breaks",
    ],
  ])("%s are an error", async (_name, text, expected) => {
    expect(await checkedPlaces({ "issues/MoraVidal.yaml": text })).toMatchObject({
      problems: [`issues/MoraVidal.yaml:${expected}`],
    });
  });

  test("and so they are in Markdown", async () => {
    expect((await checkedPlaces({ "articles/Telar.md": `\ufeff\ufeff${ARTICLE}` })).problems).toEqual([
      "articles/Telar.md:1:1 second-mark",
    ]);
    expect((await checkedPlaces({ "articles/Telar.md": ARTICLE.replaceAll("\n", "\r") })).problems).toEqual([
      "articles/Telar.md:1:4 old-line-breaks",
    ]);
  });
});
