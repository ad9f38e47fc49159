/** A warning is at its place, however the YAML of its file is written. */
import { describe, expect, test } from "vitest";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { checkFiles, type Files } from "../../support/workspace.ts";

/** Checks a file. Resolves to the places that warnings report, and to the place of the name in the text. */
async function placesIn(file: string, text: string, more: Files = {}) {
  const { problems, warnings } = await checkFiles({ ...more, [file]: text });
  const reported = warnings.filter(({ code }) => code === "unclear-names").map(({ line, column }) => [line, column]);
  const before = text.slice(0, text.search(/["']?Hilo y Tiza/)).split("\n");
  expect(problems.map(({ message }) => message)).toEqual([]);
  return { reported, expected: [[before.length, (before.at(-1)?.length ?? 0) + 1]] };
}

const [HEAD = ""] = ISSUE.split("credits:");
const CREDIT = "    - rol: Host\n      name: Hilo y Tiza\n";

describe("a warning about a name", () => {
  test.each<[how: string, text: string]>([
    ["plainly", `${HEAD}credits:\n  col1:\n${CREDIT}`],
    ["in double quotes", `${HEAD}credits:\n  col1:\n    - rol: Host\n      name: "Hilo y Tiza" # ¿dos?\n`],
    ["in single quotes", `${HEAD}credits:\n  col1:\n    - rol: 'Host''s'\n      name: 'Hilo y Tiza'\n`],
    ["with comments and blank lines", `# Uno\n${HEAD}credits: # dos\n\n  col1: # tres\n# cuatro\n${CREDIT}  # cinco\n`],
    ["as the first field of an item", `${HEAD}credits:\n  col1:\n    -   name: Hilo y Tiza\n        rol: Host\n`],
    ["below its dash", `${HEAD}credits:\n  col1:\n    -\n      name: Hilo y Tiza\n`],
    ["in a list as far to the left as its name", `${HEAD}credits:\n  col1:\n  - rol: Host\n    name: Hilo y Tiza\n`],
    ["after a text of several lines", `${HEAD}presentation: |\n  name: No\n\n  - no\ncredits:\n  col1:\n${CREDIT}`],
    ["after a text that is folded", `${HEAD}presentation: >-\n  name: No\n  más\ncredits:\n  col1:\n${CREDIT}`],
    ["after a text that goes on", `${HEAD}presentation: Uno\n  dos\n  - tres\ncredits:\n  col1:\n${CREDIT}`],
    ["after a quote that goes on", `${HEAD}presentation: "Uno\n  name: dos"\ncredits:\n  col1:\n${CREDIT}`],
    ["after another column, and others", `${HEAD}credits:\n  col2: []\n  col1:\n    - name: Uno Dos\n${CREDIT}`],
    ["in braces", `${HEAD}credits:\n  col1:\n    - { rol: Host, name: Hilo y Tiza }\n`],
    ["in braces of several lines", `${HEAD}credits: {\n  col1: [\n    { rol: Host,\n      name: Hilo y Tiza } ] }\n`],
    ["below a name in quotes", `${HEAD}"credits":\n  col1:\n${CREDIT}`],
    ["on the line after its field", `${HEAD}credits:\n  col1:\n    - rol: Host\n      name:\n        Hilo y Tiza\n`],
    ["after a role in a block", `${HEAD}credits:\n  col1:\n    - rol: |\n        Host\n      name: Hilo y Tiza\n`],
    ["with line ends of Windows", `${HEAD}credits:\n  col1:\n${CREDIT}`.replaceAll("\n", "\r\n")],
    ["after dashes of a document", `---\n${HEAD}credits:\n  col1:\n${CREDIT}`],
  ])("is at the place of a name written %s", async (_how, text) => {
    const { reported, expected } = await placesIn("issues/MoraVidal.yaml", text);
    expect(reported).toEqual(expected);
  });

  test("is at its place in the front matter of a Markdown file", async () => {
    const card = `---\ntitle: Sereinne\ncategory: CALZADO\npublished: 2026-10-01\nimage:\n  src: Telar/portada.png\n  alt: Un telar\ncredits:\n  - rol: Host\n    name: Hilo y Tiza\n    link: ""\n---\n\nname: Hilo y Tiza\n`;
    const picture: Files = { "cards/Telar/portada.png": [30, 40], "articles/Telar.md": ARTICLE };
    const { reported, expected } = await placesIn("cards/Sereinne.md", card, picture);
    expect(reported).toEqual(expected);
  });
});

test("a warning about a name in the credit of a block is at the block", async () => {
  const figure = '::figure{src="Telar/portada.png" alt="x" credit="Foto de Hilo y Tiza"}';
  const { reported, expected } = await placesIn("articles/Telar.md", `${ARTICLE}\nUno.\n\n${figure}\n`);
  expect(reported).toEqual([[expected[0]?.[0], 1]]);
});
