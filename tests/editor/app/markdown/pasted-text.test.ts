/** A pasted text has the words of the copied text, and the same words are bold, italic or linked. */
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import * as fc from "fast-check";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../src/delivery/build/paths.ts";
import { ARTICLE, VALID } from "../../../support/documents.ts";
import type { PastedContent } from "../../../../src/editor/app/markdown/text/pasted-text.ts";
import { CHROMIUM } from "../../../support/browsers/launch.ts";
import { workspace } from "../../../support/workspace.ts";

interface Letters {
  text: string;
  bold: boolean;
  italic: boolean;
  link: boolean;
}

interface Block {
  name: "p" | "h2" | "h3" | "li" | "blockquote";
  runs: Letters[];
}

const PIECES = [
  ..."aéñß1",
  ..."«»¿?¡!*_`#<>&[]()~|\\.-+=:@/$%^'\"…—",
  " ",
  "  ",
  "\n",
  "\u00a0",
  "hola",
  "1. ",
  "- ",
  "https://a.example/_b_",
  "www.museo.example/_ana_",
  "ana@museo.example",
  "@_ana_",
  "&amp;",
  "<b>",
  "[^1]",
  "[ ] ",
  "![",
  "---",
  "**",
  "日本",
];

const someLetters = fc.record({
  text: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join("")),
  bold: fc.boolean(),
  italic: fc.boolean(),
  link: fc.integer({ min: 0, max: 5 }).map((number) => number === 0),
});
const someBlock: fc.Arbitrary<Block> = fc.record({
  name: fc.constantFrom("p", "p", "h2", "h3", "li", "blockquote"),
  runs: fc.array(someLetters, { minLength: 1, maxLength: 4 }),
});
const somePage = fc.array(someBlock, { minLength: 1, maxLength: 4 });

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function runHtml({ text, bold, italic, link }: Letters): string {
  const inItalic = italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text);
  const inBold = bold ? `<span style="font-weight:700">${inItalic}</span>` : inItalic;
  return link ? `<a href="https://museo.example/x">${inBold}</a>` : inBold;
}

function blockHtml({ name, runs }: Block): string {
  const html = runs.map(runHtml).join("");
  if (name === "li") return `<ul><li>${html}</li></ul>`;
  return name === "blockquote" ? `<blockquote><p>${html}</p></blockquote>` : `<${name}>${html}</${name}>`;
}

/** Returns the blocks of each page: text, and for each letter a digit, the sum of bold (1), italic (2) and link (4). */
function readAll(pages: string[]): string[] {
  const markOf = (around: Element, isTitle: boolean) => {
    const bold = !isTitle && around.closest("strong, [style*='700']") ? 1 : 0;
    const italic = !isTitle && around.closest("em, i") ? 2 : 0;
    return bold + italic + (around.closest("a[href='https://museo.example/x']") ? 4 : 0);
  };
  const read = (html: string) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const blocks = new Map<Element, { name: string; text: string; marks: string }>();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement: around } = walker.currentNode as Text;
      const block = around?.closest("li, h2, h3, p");
      if (!around || !block) continue;
      const name = (block.closest("li") ?? block.closest("blockquote") ?? block).localName;
      const { text, marks } = blocks.get(block) ?? { text: "", marks: "" };
      const letters = data.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
      const more = String(markOf(around, name.startsWith("h"))).repeat(letters);
      blocks.set(block, { name, text: text + data, marks: marks + more });
    }
    const shownBlocks = [...blocks.values()].filter(({ text }) => text.trim());
    return shownBlocks
      .map(({ name, text, marks }) => `${name}: ${text.replace(/\s+/g, " ").trim()} ${marks}`)
      .join("\n");
  };
  return pages.map(read);
}

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const bundle = await rolldown({ input: path.join(ROOT, "src/editor/app/markdown/text/pasted-text.ts") });
  const { output } = await bundle.generate({ format: "iife", name: "pasting" });
  browser = await chromium.launch(CHROMIUM);
  page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
});
afterAll(() => browser.close());

interface Pasting {
  pastedText: (html: string, plain: string, existingText?: string) => PastedContent;
}

const paste = (html: string, existingText = "") =>
  page.evaluate(
    (args) => (window as unknown as { pasting: Pasting }).pasting.pastedText(args.html, args.html, args.existingText),
    { html, existingText },
  );

const asMarkdown = (pages: string[]) =>
  page.evaluate((each) => {
    const { pastedText } = (window as unknown as { pasting: Pasting }).pasting;
    return each.map((html) => pastedText(html, "").text);
  }, pages);

async function renderOnSite(texts: readonly string[]): Promise<string[]> {
  const article = (body: string, index: number) => [
    `articles/Telar${index}.md`,
    ARTICLE.replace(/## La urdimbre[^]*/, () => body),
  ];
  const space = await workspace({ ...VALID, ...Object.fromEntries(texts.map(article)) });
  const { problems, warnings } = await space.build();
  const messages = [...problems, ...warnings].map(({ message, file }) => [
    message,
    texts[Number(/\d+/.exec(file)?.[0])],
  ]);
  expect(messages).toEqual([]);
  const articles = (await space.documents("articles")) as unknown as { slug: string; body: { html: string } }[];
  return texts.map((_text, index) => articles.find(({ slug }) => slug === `Telar${index}`)?.body.html ?? "");
}

async function expectReadBack(parameters: fc.Parameters<Block[]>): Promise<void> {
  const copied = fc.sample(somePage, parameters).map((blocks) => `<h2>Uno</h2>${blocks.map(blockHtml).join("")}`);
  const markdown = await asMarkdown(copied);
  const shown = await renderOnSite(markdown);
  const readings = await page.evaluate(readAll, [...copied, ...shown]);
  const pairs = copied.map((html, index) => ({ html, markdown: markdown[index], copied: readings[index] }));
  const results = pairs.map((pair, index) => ({ ...pair, shown: readings[pairs.length + index] }));
  expect(results.filter((pair) => pair.copied !== pair.shown)).toEqual([]);
}

test("200 random texts read back as they were copied", () => expectReadBack({ numRuns: 200, seed: 1 }));

test("2,000 random texts read back as they were copied", { tags: ["@exhaustive"] }, () =>
  expectReadBack({ numRuns: 2000 }),
);

test.each([
  ["<p><b>«hola»</b>dijo</p>", "**«hola**»dijo"],
  ["<p><b>Dirección: </b>Ana</p>", "**Dirección:** Ana"],
  ["<p>Un<i> telar </i>de madera</p>", "Un *telar* de madera"],
  ["<p>1986. Fue un año largo.</p>", String.raw`1986\. Fue un año largo.`],
  [
    "<p>Está en www.instagram.com/_nina y https://a.example/_b.</p>",
    String.raw`Está en [www.instagram.com/\_nina](http://www.instagram.com/_nina) y <https://a.example/_b>.`,
  ],
  ["<p>Escribile a ana@museo.example</p>", "Escribile a <ana@museo.example>"],
  ["<table><tr><td>Lana</td><td>Hilo</td></tr></table><p>Fin</p>", "| Lana | Hilo |\n| ---- | ---- |\n\nFin"],
  ["<p>:::nota<br>::otra</p>", "\\:::nota\\\n\\::otra"],
])("%j becomes the Markdown that a person would write", async (html, expected) => {
  expect(await asMarkdown([html])).toEqual([expected]);
});

const TABLE = `| Autora | Obra |
| --- | --- |
| Ana Sosa | El telar |
| Nina Cobo | La *trama* |`;

/** Removes the padding of table cells, which has no meaning in Markdown. */
const withoutPadding = (text: string) => text.replace(/ +\|/g, " |").replace(/-+ \|/g, "--- |");

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15"><style><!--td {mso-number-format:General;vertical-align:bottom}--></style></head>
<body link=blue vlink=purple><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'><!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 width=64 style='height:15.0pt;width:48pt'>Autora</td><td width=64>Obra</td></tr>
 <tr height=20><td height=20 style='height:15.0pt'>Ana Sosa</td><td>El telar</td></tr>
 <tr height=20><td height=20></td><td></td></tr>
 <tr height=20><td height=20>Nina Cobo</td><td>La <font class="font5"><i>trama</i></font></td></tr><!--EndFragment--></table></body></html>`;

const WORD = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=ES-AR><!--StartFragment--><table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=144 valign=top style='width:108.0pt'><p class=MsoNormal style='margin:0'><b>Autora<o:p></o:p></b></p></td><td width=144><p class=MsoNormal><b>Obra<o:p></o:p></b></p></td></tr>
<tr style='mso-yfti-irow:1'><td><p class=MsoNormal>Ana<o:p></o:p></p><p class=MsoNormal>Sosa<o:p></o:p></p></td><td><p class=MsoNormal>El telar<o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'><td><p class=MsoNormal>Nina Cobo</p></td><td><p class=MsoNormal>La <i>trama</i></p></td></tr></table><!--EndFragment--></body></html>`;

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;vertical-align:bottom;">Autora</td><td style="vertical-align:bottom;">Obra</td></tr><tr><td>Ana Sosa</td><td>El telar</td></tr><tr><td>Nina<br/>Cobo</td><td>La <span style="font-style:italic;">trama</span></td></tr></tbody></table>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"/><col width="301"/></colgroup><tbody><tr style="height:0pt"><td style="vertical-align:top;"><p dir="ltr"><span style="font-weight:400;vertical-align:baseline;">Autora</span></p></td><td><p dir="ltr"><span>Obra</span></p></td></tr><tr><td><p dir="ltr"><span>Ana Sosa</span></p></td><td><p dir="ltr"><span>El telar</span></p></td></tr><tr><td><p dir="ltr"><span>Nina Cobo</span></p></td><td><p dir="ltr"><span>La </span><span style="font-style:italic;">trama</span></p></td></tr></tbody></table></div></b>`;

const OFFICE = `<html><head><meta name="generator" content="LibreOffice 7.4 (Linux)"/></head><body lang="es-AR"><table width="665" cellpadding="4" cellspacing="0"><col width="329"/><col width="329"/><thead><tr valign="top"><th width="329"><p class="western">Autora</p></th><th><p>Obra</p></th></tr></thead><tbody><tr valign="top"><td width="329"><p>Ana Sosa</p></td><td><p>El telar</p></td></tr><tr><td><p>Nina Cobo</p></td><td><p>La <i>trama</i></p></td></tr></tbody></table></body></html>`;

test.each([
  ["Excel", EXCEL, TABLE],
  ["Word", WORD, TABLE.replace("Autora | Obra", "**Autora** | **Obra**")],
  ["Google Sheets", SHEETS, TABLE],
  ["Google Docs", DOCS, TABLE],
  ["LibreOffice", OFFICE, TABLE],
])("a table from %s stays a table that the site shows", async (_, html, expected) => {
  const { text } = await paste(html);
  expect(withoutPadding(text)).toBe(withoutPadding(expected));
  const [shown] = await renderOnSite([text]);
  expect(shown).toMatch(/<th>.*Obra.*<\/th>[^]*<td>Ana Sosa<\/td>\s*<td>El telar<\/td>/);
});

test.each([
  ["a table of one cell becomes its words", "<table><tr><td>2 * 3</td></tr></table>", String.raw`2 \* 3`],
  [
    "a table of one column becomes paragraphs",
    "<table><tr><td>Lana</td></tr><tr><td>Hilo</td></tr></table>",
    "Lana\n\nHilo",
  ],
  [
    "a table that lays out a page becomes its contents",
    "<table><tr><td><h2>Uno</h2><p>Dos</p></td><td>Tres</td></tr></table>",
    "## Uno\n\nDos\n\nTres",
  ],
  [
    "a bar in a cell is escaped",
    "<table><tr><td>a|b</td><td>c</td></tr></table>",
    String.raw`| a\|b | c |\n| --- | --- |`.replace(String.raw`\n`, "\n"),
  ],
  [
    "a cell over two columns leaves the second one empty",
    "<table><tr><td colspan=2>Uno</td></tr><tr><td>a</td><td>b</td></tr></table>",
    "| Uno | |\n| --- | --- |\n| a | b |",
  ],
])("%s", async (_, html, expected) => expect(withoutPadding((await paste(html)).text)).toBe(withoutPadding(expected)));

const WORD_NOTE = `<p class=MsoNormal>El telar<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a> no está quieto.<o:p></o:p></p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference>[1]</span></a> Lo dijo <b>Ana</b>.<o:p></o:p></p></div></div>`;
const OFFICE_NOTE = `<p>El telar<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> no está quieto.</p><div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Lo dijo <b>Ana</b>.</p></div>`;
const DOCS_NOTE = `<p>El telar<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> no está quieto.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Lo dijo <b>Ana</b>.</p></div>`;

test.each([
  ["Word", WORD_NOTE],
  ["LibreOffice", OFFICE_NOTE],
  ["Google Docs", DOCS_NOTE],
])("a footnote from %s stays a footnote, with a number that is free", async (_, html) => {
  const expected = "El telar[^1] no está quieto.\n\n[^1]: Lo dijo **Ana**.";
  const { text } = await paste(html);
  expect(text.replace("\n\n---", "")).toBe(expected);
  const [shown] = await renderOnSite([text]);
  expect(shown).toContain("footnote-ref");
  expect((await paste(html, "Antes.[^2]\n\n[^2]: Eso.")).text).toContain("[^3]: Lo dijo **Ana**.");
});

test.each([
  ["<p>nota<sup>1</sup> y H<sub>2</sub>O</p>", "nota¹ y H₂O"],
  [
    '<p><span style="vertical-align:baseline">m</span><span style="font-size:0.6em;vertical-align:super;">2</span></p>',
    "m²",
  ],
  ['<p>nota<a href="#_ftn7" name="_ftnref7"><span class=MsoFootnoteReference>[7]</span></a>.</p>', "nota⁷."],
  ["<p>la 1<sup>a</sup> y el 2<sup>o</sup></p>", "la 1ª y el 2º"],
  ["<p>Vale <s>20</s> <del>30</del> <strike>40</strike> 10</p>", "Vale ~~20~~ ~~30~~ ~~40~~ 10"],
  ['<p><span style="text-decoration:line-through;font-weight:700">No</span> sí</p>', "~~**No**~~ sí"],
])("%j keeps superscripts, subscripts and strikethrough", async (html, expected) => {
  const { text, levelled } = await paste(html);
  expect({ text, levelled }).toEqual({ text: expected, levelled: [] });
});

test.each([
  ["a web page", '<p>Uno</p><figure><img src="a.jpg"><figcaption>El <b>telar</b></figcaption></figure><p>Dos</p>'],
  [
    "WordPress",
    '<p>Uno</p><div class="wp-caption"><img src="a.jpg"><p class="wp-caption-text">El <b>telar</b></p></div><p>Dos</p>',
  ],
  [
    "Word",
    "<p class=MsoNormal>Uno</p><p class=MsoNormal><img src='file:///a.png'></p><p class=MsoCaption>El <b>telar</b><o:p></o:p></p><p class=MsoNormal>Dos</p>",
  ],
  [
    "LibreOffice",
    '<p>Uno</p><p class="illustration-western"><img src="data:image/png;base64,AA"><br>El <b>telar</b></p><p>Dos</p>',
  ],
])("a caption from %s becomes italic and is reported, because its picture is not pasted", async (_, html) => {
  const { text, pictures, captions } = await paste(html);
  expect({ text, pictures, captions }).toEqual({
    text: "Uno\n\n*El __telar__*\n\nDos",
    pictures: 1,
    captions: ["El telar"],
  });
});

test.each([
  ["a lone figure", '<figure><img src="a.jpg"><figcaption>El telar</figcaption></figure>', "*El telar*"],
  ["a table", "<p class=MsoCaption>Tabla 1</p><p>Uno</p>", "Tabla 1\n\nUno"],
  ["a player above it", '<iframe src="https://video.example/1"></iframe><p class=caption>El telar</p>', "*El telar*"],
  ["a video below it", '<p class=caption>El telar</p><video src="a.mp4"></video>', "*El telar*"],
  [
    "a figure with a quotation",
    "<figure><blockquote>Así.</blockquote><figcaption>Ana</figcaption></figure>",
    "> Así.\n\nAna",
  ],
])("a caption is italic only next to a picture, player or video: %s", async (_, html, expected) =>
  expect((await paste(html)).text).toBe(expected),
);

test.each([
  [
    '<p>Uno <img src="file:///C:/a.png"> dos</p><p><img src="https://a.example/b.jpg" alt="Un telar"></p>',
    { pictures: 2 },
  ],
  ['<div>Sólo <img src="data:image/png;base64,AA"></div>', { pictures: 1 }],
  ['<p>Uno</p><img src="https://cuenta.example/p.gif" width="1" height="1">', { pictures: 0 }],
  ['<p>Uno</p><iframe src="https://video.example/1"></iframe><video src="a.mp4"></video>', { players: 2 }],
  ["<p>El siglo XIX<sup>bis</sup></p>", { levelled: ["bis"] }],
])("pasting %j reports what is left out", async (html, leftovers) =>
  expect(await paste(html)).toMatchObject(leftovers),
);
