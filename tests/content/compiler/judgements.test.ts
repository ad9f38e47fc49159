/** What an editor may intend is a warning; what no editor intends is an error. `content/README.md` lists both kinds. */
import { describe, expect, test } from "vitest";
import {
  ARTICLE,
  articleEndingWith,
  articleWith,
  ISSUE,
  issueWith,
  TEAM_MEMBER,
  VALID,
} from "../../support/documents.ts";
import { checkPlaces, type Files, place, workspace } from "../../support/workspace.ts";

const MORA = "issues/MoraVidal.yaml";
const NO_PROBLEMS = { problems: [], warnings: [], texts: [] };

describe("a text that an unquoted # cuts short is a warning", () => {
  test.each<[name: string, files: Files, where: string, keptText: string]>([
    ["a name before a tab", issueWith("Mora Vidal", "Mora Vidal\t#80"), `${MORA}:2:7 cut-text name`, "Mora Vidal"],
    ["front matter", articleWith("El telar", "El telar #dos"), "articles/Telar.md:2:11 cut-text headline", "El telar"],
    [
      "an entry of a list",
      { "people/ana.yaml": "name: Ana Sosa\nalsoKnownAs:\n  - Anita\n  - La Ana #1\n" },
      "people/ana.yaml:4:5 cut-text alsoKnownAs[2]",
      "La Ana",
    ],
  ])("%s", async (_name, files, where, keptText) => {
    const { problems, warnings, texts } = await checkPlaces(files);
    expect({ problems, warnings }).toEqual({ problems: [], warnings: [where] });
    expect(texts[0]).toContain(`«${keptText}»`);
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
  ])("%s may be written as %s", async (from, to) => {
    expect(await checkPlaces(issueWith(from, to))).toEqual(NO_PROBLEMS);
  });
});

describe("a value that two documents share is a warning", () => {
  const nina = (number: string): Files => ({
    "issues/Nina.yaml": ISSUE.replace('"#80"', number).replace("Mora Vidal", "Nina Cobo"),
  });

  test.each(['"#80"', '"# 80"', '"80"', '" #80 "'])("the number %s beside #80", async (number) => {
    const warnings = ["issues/Nina.yaml:1:9 repeated-field number"];
    const texts = [expect.stringContaining("issues/MoraVidal.yaml:1")];
    expect(await checkPlaces(nina(number))).toEqual({ problems: [], warnings, texts });
  });

  test.each(['"#81"', '"#8"', "Spring Issue"])("the number %s is accepted beside #80", async (number) => {
    expect(await checkPlaces(nina(number))).toEqual(NO_PROBLEMS);
  });

  test("numbers without a digit or letter are accepted", async () => {
    expect(await checkPlaces({ ...issueWith('"#80"', '"#"'), ...nina('"#"') })).toEqual(NO_PROBLEMS);
  });

  test("the order of two team members, even if one file did not change", async () => {
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

  test("a copy of a picture under another name is a warning in a gallery", async () => {
    const files: Files = { ...gallery("tapa.png", "otra.png"), "issues/MoraVidal/otra.png": [30, 40] };
    const { warnings, texts } = await checkPlaces(files);
    expect(warnings).toEqual(["issues/MoraVidal.yaml:16:12 repeated-picture gallery[2].src"]);
    expect(texts[0]).toContain("«MoraVidal/tapa.png»");
  });

  test("a cover and a different picture are accepted in a gallery", async () => {
    const files: Files = { ...gallery("tapa.png", "otra.png"), "issues/MoraVidal/otra.png": [31, 40] };
    expect(await checkPlaces(files)).toEqual(NO_PROBLEMS);
  });

  test.each<[number, number]>([
    [1, 1],
    [2, 2],
    [1, 400],
    [400, 1],
    [2, 30],
  ])("a picture of %i × %i pixels is an error", async (width, height) => {
    const { problems } = await checkPlaces({ "issues/MoraVidal/tapa.png": [width, height] });
    expect(problems).toEqual(["issues/MoraVidal.yaml:7:8 tiny-image image.src"]);
  });

  test("a picture of 3 × 3 pixels is accepted", async () => {
    expect(await checkPlaces({ "issues/MoraVidal/tapa.png": [3, 3] })).toEqual(NO_PROBLEMS);
  });
});

describe("a link with a space is an error", () => {
  const LINK = "https://www.instagram.com/ana";

  test.each([
    ["inside", `${LINK} sosa`],
    ["before a remark", `${LINK} (perfil)`],
    ["before a second link", `${LINK}, https://ana.example`],
    ["in its host", "https://www. instagram.com/ana"],
    ["that does not break", `${LINK}\u00a0sosa`],
    ["that is a line break", String.raw`"${LINK}\nhttps://ana.example"`],
    ["that is the line break of YAML", `${LINK}\n        sosa`],
  ])("%s", async (_name, link) => {
    const { problems } = await checkPlaces(issueWith(LINK, link));
    expect(problems).toEqual(["issues/MoraVidal.yaml:13:13 spaced-link credits.col1[1].link"]);
  });

  test.each([`" ${LINK} "`, `${LINK}%20sosa`])("%s is accepted", async (link) => {
    expect(await checkPlaces(issueWith(LINK, link))).toEqual(NO_PROBLEMS);
  });

  test.each([
    ["[la nota](https://ana.example/una nota)", "15:9"],
    ["Mirá [la nota](/News/El telar) hoy", "15:14"],
    ["![Una foto](Telar/otra foto.png)", "15:11"],
    ["[la nota](https://ana.example/una-nota", "15:9"],
    ["**[la\nnota](https://ana.example/una nota)**", "16:5"],
  ])("in a Markdown text: %s", async (text, at) => {
    const { problems } = await checkPlaces(articleEndingWith(text));
    expect(problems).toEqual([`articles/Telar.md:${at} unread-link body`]);
  });

  test.each([
    "[la nota](<https://ana.example/una nota>)",
    "[la nota](https://ana.example/una%20nota)",
    String.raw`Se escribe \[texto\](dirección)`,
    "Se escribe `[texto](una dirección)`",
    "```\n[texto](una dirección)\n```",
    "[sic] (1998)",
  ])("%s is accepted in a Markdown text", async (text) => {
    expect(await checkPlaces(articleEndingWith(text))).toEqual(NO_PROBLEMS);
  });
});

describe("bytes that no program of an editor should leave", () => {
  test.each<[name: string, text: string, expected: string]>([
    ["three byte-order marks", `\ufeff\ufeff\ufeff${ISSUE}`, "1:1 second-mark"],
    ["one line break of old Macs", ISSUE.replace("Mora Vidal\n", "Mora Vidal\r"), "2:17 old-line-breaks"],
    [
      "two carriage returns at the end of a line",
      ISSUE.replace("Mora Vidal\n", "Mora Vidal\r\r\n"),
      "2:17 old-line-breaks",
    ],
  ])("an issue with %s is refused", async (_name, text, expected) => {
    expect(await checkPlaces({ "issues/MoraVidal.yaml": text })).toMatchObject({
      problems: [`issues/MoraVidal.yaml:${expected}`],
    });
  });

  test("an article with a second byte-order mark or line breaks of old Macs is refused", async () => {
    for (const [text, expected] of [
      [`\ufeff\ufeff${ARTICLE}`, "1:1 second-mark"],
      [ARTICLE.replaceAll("\n", "\r"), "1:4 old-line-breaks"],
    ] as const)
      expect((await checkPlaces({ "articles/Telar.md": text })).problems).toEqual([`articles/Telar.md:${expected}`]);
  });
});

test("a build of unchanged files repeats their warnings", async () => {
  const space = await workspace({
    ...VALID,
    ...issueWith("Mora Vidal", "Mora #80"),
    "articles/Telar.md": ARTICLE.replace("El telar", "Moda &amp; arte").replace("Un texto", "1986. Un texto"),
  });
  for (let builds = 0; builds < 2; builds++)
    expect((await space.build()).warnings.map(place)).toEqual([
      "articles/Telar.md:2:11 coded-text headline",
      "articles/Telar.md:13:1 unmeant-markdown body",
      "issues/MoraVidal.yaml:2:7 cut-text name",
    ]);
});
