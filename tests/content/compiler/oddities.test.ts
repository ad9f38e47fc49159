/** Odd but valid content causes neither a problem nor a warning. */
import { describe, expect, test } from "vitest";
import { ARTICLE, articleEndingWith, ISSUE, issueWith } from "../../support/documents.ts";
import { type Files, placesIn, SITE } from "../../support/workspace.ts";

const expectNoProblems = async (files: Files) => expect(await placesIn(files)).toEqual([]);

const withWindowsLineEnds = (text: string) => text.replaceAll("\n", "\r\n");

test.each<[name: string, change: (text: string) => string]>([
  ["a byte-order mark", (text) => `\ufeff${text}`],
  ["line ends of Windows", withWindowsLineEnds],
  ["a byte-order mark and line ends of Windows", (text) => `\ufeff${withWindowsLineEnds(text)}`],
  ["line ends of both kinds", (text) => text.replace("\n", "\r\n")],
  ["no line break at the end", (text) => text.trimEnd()],
  ["many line breaks at the end", (text) => `${text}\n\n\n`],
  ["composed accents", (text) => text.normalize("NFC")],
  ["decomposed accents", (text) => text.normalize("NFD")],
  ["spaces at the end of lines", (text) => text.replaceAll("\n", "  \n").replace(/^--- {2}$/gm, "---")],
])("every type of file with %s is accepted", async (_name, change) => {
  await expectNoProblems({
    "site.yaml": change(SITE),
    "issues/MoraVidal.yaml": change(`${ISSUE}presentation: |\n  Un párrafo.\n\n  Otro, con **énfasis**.\n`),
    "articles/Telar.md": change(ARTICLE),
    "people/ana.yaml": change("name: Ana Sosa\nalsoKnownAs: [Anita Sosa]\n"),
  });
});

describe("a name", () => {
  test.each([
    "Mora Vidal",
    '"Mora Vidal"',
    "'Mora Vidal'",
    '"Mora \\"la\\" Vidal"',
    "'Mora ''la'' Vidal'",
    "“Mora” Vidal",
    "«Mora» Vidal",
    "Mora O'Connor",
    'Mora "la" Vidal',
    "Mora — Vidal",
    "Mora – Vidal",
    "Mora… Vidal",
    "¿Mora? ¡Vidal!",
    "Mora 👩‍🎤 Vidal",
    "🧵",
    "Mora ❤️",
    "𝓜ora",
    "™",
    "Mora Vidal 🇦🇷",
    "モラ・ビダル",
    "Мора Видаль",
    "مورا",
    "M.I.A.",
    "-Mora",
    "Mora:Vidal",
    "Mora#Vidal",
    "Mora (Vidal) [ex] {uno}",
    "50% Mora & Vidal * 2 @ casa",
    "https",
    '"80"',
    "'true'",
    String.raw`"Mora\u00e1 \"Vidal\" \\x"`,
    '"Mora\\tVidal"',
    ">-\n  Mora\n  Vidal",
    "|\n  Mora Vidal",
    ">\n  Mora Vidal\n",
    "Mora\n  Vidal",
    '"Mora\n  Vidal"',
    "Mora Vidal # quien protagoniza",
    "Mora Vidal #",
    "   Mora Vidal",
    "\tMora Vidal",
    '"  Mora Vidal  "',
    "a".repeat(500),
  ])("%s is accepted", async (name) => {
    await expectNoProblems(issueWith("name: Mora Vidal", `name: ${name}`));
  });
});

test.each<[name: string, from: string, to: string]>([
  ["a comment in front", "number:", "# El número\n#\n\n# de noviembre\nnumber:"],
  ["comments everywhere", "layout: bri", "layout: bri # izquierda\n  # más adentro\n# afuera"],
  ["comments in a list", "    - rol:", "    # quién\n    - rol:"],
  ["blank lines", "layout: bri", "\n\nlayout: bri\n   \n"],
  ["a document mark in front", "number:", "---\nnumber:"],
  ["a version in front", "number:", "%YAML 1.2\n---\nnumber:"],
  ["a day in quotes", "2026-11-06", '"2026-11-06"'],
  ["a day in apostrophes", "2026-11-06", "'2026-11-06'"],
  ["a colour in small letters", "#39FF14", "#39ff14"],
  ["an option in quotes", "layout: bri", 'layout: "bri"'],
  ["names of fields in quotes", "layout: bri", '"layout": bri'],
  ["a name of a field with a question mark", "layout: bri", "? layout\n: bri"],
  ["spaces in front of a colon", "layout: bri", "layout : bri"],
  [
    "fields between braces",
    "image:\n  src: MoraVidal/tapa.png\n  alt: Tapa de Mora Vidal",
    'image: { src: MoraVidal/tapa.png, "alt": "Tapa" }',
  ],
  [
    "fields as JSON",
    "image:\n  src: MoraVidal/tapa.png\n  alt: Tapa de Mora Vidal",
    'image: {"src":"MoraVidal/tapa.png","alt":"Tapa"}',
  ],
  [
    "a list without indentation",
    "  col1:\n    - rol: Fotografía\n      name: Ana Sosa\n      link: https://www.instagram.com/ana",
    "  col1:\n  - rol: Fotografía\n    name: Ana Sosa",
  ],
  ["a dash on its own line", "    - rol: Fotografía", "    -\n      rol: Fotografía"],
  ["an empty list", "layout: bri", "layout: bri\ngallery: []"],
  ["an empty link", "https://www.instagram.com/ana", '""'],
  ["a link with accents", "https://www.instagram.com/ana", "https://es.wikipedia.org/wiki/Ñandú?a=b&c=d#e"],
  ["a link with a port", "https://www.instagram.com/ana", "http://ana.example:8080/"],
  ["fields in another order", 'number: "#80"\nname: Mora Vidal', 'name: Mora Vidal\nnumber: "#80"'],
  ["false for a draft", "layout: bri", "layout: bri\ndraft: false"],
  ["a path with a detour", "MoraVidal/tapa.png", "../issues/./MoraVidal/tapa.png"],
  ["a block with dots and dashes", "credits:", "presentation: |\n  Uno.\n\n  ---\n\n  ...\n\n  Dos.\ncredits:"],
  ["a block that keeps its line breaks", "credits:", "presentation: |+\n  Uno.\n\n\ncredits:"],
  ["three dots at the end", "/ana\n", "/ana\n...\n"],
])("an issue with %s is accepted", async (_name, from, to) => {
  expect(ISSUE).toContain(from);
  await expectNoProblems(issueWith(from, to));
});

describe("a Markdown text", () => {
  test.each([
    "Un párrafo  \ncon un salto\\\ny otro.",
    "---",
    "***",
    "Uno[^1]\n\n[^1]: Una nota.",
    "| a | b |\n| - | - |\n| 1 | 2 |",
    "1. Uno\n2. Dos\n   - Tres",
    "```js\nconst a = '<b>';\n```",
    "`<b>` y \\<b>",
    "2 < 3 y 5 > 4 & 6",
    "Un # suelto y un #hashtag",
    "\\# Sin título",
    "«Comillas», “otras”, 'simples' — y… 👩‍👩‍👧",
    "[un enlace][a]\n\n[a]: https://ana.example",
    "<https://ana.example>",
    "https://ana.example/una-nota",
    "[al correo](mailto:hola@pompa.example)",
    "[sic] y [ ] y [x] (1998)",
    "![Una foto](Telar/portada.png 'El telar')",
    "~~tachado~~ y ***las dos***",
    "Un texto con\u00a0espacio duro",
    "headline: esto no es un campo",
  ])("%s is accepted", async (text) => {
    await expectNoProblems(articleEndingWith(text));
  });
});
