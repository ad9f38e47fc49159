/** Letters that are none, however they are written, are said with their place; what only looks odd is right. */
import { describe, expect, test } from "vitest";
import { ARTICLE, articleAnd, ISSUE, issueWith } from "../../support/documents.ts";
import { place, problemsIn } from "../../support/workspace.ts";

const named = (name: string) => issueWith("name: Mora Vidal", `name: ${name}`);

describe("in the text of a file", () => {
  test.each([
    ["a bell", "\x07", "U+0007", "control"],
    ["NUL", "\0", "U+0000", "control"],
    ["a delete", "\x7f", "U+007F", "control"],
    ["a C1 control", "\x96", "U+0096", "control"],
    ["an override of the direction", "\u202e", "U+202E", "dirección"],
    ["an isolate of the direction", "\u2067", "U+2067", "dirección"],
    ["a second byte-order mark", "\ufeff", "U+FEFF", "no es letra"],
    ["what stands for a letter that was lost", "\ufffd", "U+FFFD", "se perdió"],
    ["a noncharacter", "\uffff", "U+FFFF", "no es letra"],
  ])("%s", async (_name, letter, code, kind) => {
    const problems = await problemsIn({ ...named(`Mora${letter} Vidal`), ...articleAnd(`Hola${letter}`) });
    expect(problems.map(place)).toEqual([
      expect.stringMatching(/^articles\/Telar\.md:\d+:5 forbidden-letter$/),
      "issues/MoraVidal.yaml:2:11 forbidden-letter",
    ]);
    expect(problems[1]?.message).toContain(code);
    expect(problems[1]?.message).toContain(kind);
  });
});

describe("as an escape of YAML", () => {
  test.each([
    ["a bell", String.raw`"Mora\x07 Vidal"`, "forbidden-letter"],
    ["a bell by its letter", String.raw`"Mora\a Vidal"`, "forbidden-letter"],
    ["NUL", String.raw`"Mora\0"`, "forbidden-letter"],
    ["half a letter", String.raw`"Mora\uD83D"`, "forbidden-letter"],
    ["an override", String.raw`"\u202Eladiv"`, "forbidden-letter"],
    ["spaces of no width", String.raw`"\u200B\u200B"`, "invisible-text"],
    ["spaces of no width as they are", '"\u200b\u2060"', "invisible-text"],
    ["a filler that shows nothing", '"\u3164"', "invisible-text"],
    ["soft hyphens", '"\u00ad"', "invisible-text"],
  ])("%s", async (_name, written, code) => {
    expect((await problemsIn(named(written))).map(place)).toEqual([`issues/MoraVidal.yaml:2:7 ${code} name`]);
  });

  test("in a list", async () => {
    const files = issueWith("name: Ana Sosa", String.raw`name: "Ana\x1b Sosa"`);
    expect((await problemsIn(files)).map(place)).toEqual([
      expect.stringMatching(/^issues\/MoraVidal\.yaml:\d+:\d+ forbidden-letter credits\.col1\[1\]\.name$/),
    ]);
  });
});

describe("as a number in Markdown", () => {
  test.each([
    "Hola &#7;",
    "`hola` &#x202E;",
    "![&#8238;foto](../issues/MoraVidal/tapa.png)",
    '[hola](/issues "&#31;")',
  ])("%s", async (text) => {
    expect((await problemsIn(articleAnd(text))).map(({ code }) => code)).toEqual(["forbidden-letter"]);
  });
});

test.each(["<<<<<<< HEAD\nUno\n=======\nDos\n>>>>>>> otra", ">>>>>>> otra"])("marks of Git: %j", async (text) => {
  expect((await problemsIn(articleAnd(text))).map(({ code }) => code)).toEqual(["conflict-mark"]);
  const yaml = { "issues/MoraVidal.yaml": `${text}\n${ISSUE}` };
  expect((await problemsIn(yaml)).map(place)).toEqual(["issues/MoraVidal.yaml:1:1 conflict-mark"]);
});

test("a Markdown text that nobody sees", async () => {
  const files = { "articles/Telar.md": ARTICLE.replace(/(?<=\n---\n)[^]*$/, "\n\u200b\u200b\n") };
  expect((await problemsIn(files)).map(({ code }) => code)).toContain("invisible-text");
});

test.each([
  ["accents in two letters", "Mora\u0301n Vidal"],
  ["a family of emoji, joined", "Mora 👩‍👩‍👧 Vidal"],
  ["a heart with its variation", "Mora ❤️"],
  ["a space that does not break", "Mora\u00a0Vidal"],
  ["a soft hyphen in a word", "Mora\u00adVidal"],
  ["marks of Arabic and Hebrew", "Mora \u200fמורה\u200e Vidal"],
  ["letters of other scripts", "モラ・ビダル"],
  ["mathematical letters", "𝓜ora"],
  ["only a sign", "™"],
  ["an escape that is a letter", String.raw`"Mora\u00e1 \"Vidal\" \\x"`],
])("%s are right", async (_name, written) => {
  expect(await problemsIn(named(written))).toEqual([]);
});

const UNMARKED = ["Siete menos: <<<<<<< y siguen", "Un título\n=======", "a > b > c"];
test.each(UNMARKED)("a text that has no marks of Git: %j", async (text) => {
  expect((await problemsIn(articleAnd(text))).map(({ code }) => code)).not.toContain("conflict-mark");
});

test("a byte-order mark in front, and line ends of Windows, are right", async () => {
  const text = `\ufeff${ISSUE.replaceAll("\n", "\r\n")}`;
  expect(await problemsIn({ "issues/MoraVidal.yaml": text })).toEqual([]);
});
