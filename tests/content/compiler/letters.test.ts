/** Forbidden characters and invisible texts are refused at their place, however they are written. */
import { describe, expect, test } from "vitest";
import { ARTICLE, articleEndingWith, ISSUE, issueWith } from "../../support/documents.ts";
import { place, problemsIn } from "../../support/workspace.ts";

const issueNamed = (name: string) => issueWith("name: Mora Vidal", `name: ${name}`);

describe("in the source of a file", () => {
  test.each([
    ["a bell", "\x07", "U+0007", "control"],
    ["NUL", "\0", "U+0000", "control"],
    ["a delete", "\x7f", "U+007F", "control"],
    ["a C1 control", "\x96", "U+0096", "control"],
    ["an override of the direction", "\u202e", "U+202E", "dirección"],
    ["an isolate of the direction", "\u2067", "U+2067", "dirección"],
    ["a second byte-order mark", "\ufeff", "U+FEFF", "no es letra"],
    ["a replacement character", "\ufffd", "U+FFFD", "se perdió"],
    ["a noncharacter", "\uffff", "U+FFFF", "no es letra"],
  ])("%s is refused", async (_name, letter, code, kind) => {
    const problems = await problemsIn({ ...issueNamed(`Mora${letter} Vidal`), ...articleEndingWith(`Hola${letter}`) });
    expect(problems.map(place)).toEqual([
      expect.stringMatching(/^articles\/Telar\.md:\d+:5 forbidden-letter$/),
      "issues/MoraVidal.yaml:2:11 forbidden-letter",
    ]);
    expect(problems[1]?.message).toContain(code);
    expect(problems[1]?.message).toContain(kind);
  });
});

describe("in a quoted value of YAML", () => {
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
  ])("%s is refused", async (_name, name, code) => {
    expect((await problemsIn(issueNamed(name))).map(place)).toEqual([`issues/MoraVidal.yaml:2:7 ${code} name`]);
  });

  test("an escape in a list is refused", async () => {
    const files = issueWith("name: Ana Sosa", String.raw`name: "Ana\x1b Sosa"`);
    expect((await problemsIn(files)).map(place)).toEqual([
      expect.stringMatching(/^issues\/MoraVidal\.yaml:\d+:\d+ forbidden-letter credits\.col1\[1\]\.name$/),
    ]);
  });
});

describe("as a character reference in Markdown", () => {
  test.each([
    "Hola &#7;",
    "`hola` &#x202E;",
    "![&#8238;foto](../issues/MoraVidal/tapa.png)",
    '[hola](/issues "&#31;")',
  ])("%s is refused", async (text) => {
    expect((await problemsIn(articleEndingWith(text))).map(({ code }) => code)).toEqual(["forbidden-letter"]);
  });
});

test.each(["<<<<<<< HEAD\nUno\n=======\nDos\n>>>>>>> otra", ">>>>>>> otra"])(
  "marks of a Git conflict are refused: %j",
  async (text) => {
    expect((await problemsIn(articleEndingWith(text))).map(({ code }) => code)).toEqual(["conflict-mark"]);
    const yaml = { "issues/MoraVidal.yaml": `${text}\n${ISSUE}` };
    expect((await problemsIn(yaml)).map(place)).toEqual(["issues/MoraVidal.yaml:1:1 conflict-mark"]);
  },
);

test("an invisible Markdown text is refused", async () => {
  const files = { "articles/Telar.md": ARTICLE.replace(/(?<=\n---\n)[^]*$/, "\n\u200b\u200b\n") };
  expect((await problemsIn(files)).map(({ code }) => code)).toContain("invisible-text");
});

const UNMARKED = ["Siete menos: <<<<<<< y siguen", "Un título\n=======", "a > b > c"];
test.each(UNMARKED)("%j is not taken for marks of a Git conflict", async (text) => {
  expect((await problemsIn(articleEndingWith(text))).map(({ code }) => code)).not.toContain("conflict-mark");
});
