/** What is pasted reads back as what was copied: its words, and which of them are bold, italic or a link. */
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import * as fc from "fast-check";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../src/delivery/build/paths.ts";
import { ARTICLE, VALID } from "../../../support/documents.ts";
import { CHROMIUM } from "../../../support/launch.ts";
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

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function runHtml({ text, bold, italic, link }: Letters): string {
  const inItalic = italic ? `<i>${escaped(text)}</i>` : escaped(text);
  const inBold = bold ? `<span style="font-weight:700">${inItalic}</span>` : inItalic;
  return link ? `<a href="https://museo.example/x">${inBold}</a>` : inBold;
}

function blockHtml({ name, runs }: Block): string {
  const html = runs.map(runHtml).join("");
  if (name === "li") return `<ul><li>${html}</li></ul>`;
  return name === "blockquote" ? `<blockquote><p>${html}</p></blockquote>` : `<${name}>${html}</${name}>`;
}

/** Of each page what a reader gets of its blocks: the letters, and of each letter whether it is bold, italic, of the link. */
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
    const written = [...blocks.values()].filter(({ text }) => text.trim());
    return written.map(({ name, text, marks }) => `${name}: ${text.replace(/\s+/g, " ").trim()} ${marks}`).join("\n");
  };
  return pages.map(read);
}

let browser: Browser;
let room: Page;

beforeAll(async () => {
  const bundle = await rolldown({ input: path.join(ROOT, "src/editor/app/markdown/text/pasted-text.ts") });
  const { output } = await bundle.generate({ format: "iife", name: "pasting" });
  browser = await chromium.launch(CHROMIUM);
  room = await browser.newPage();
  await room.addScriptTag({ content: output[0].code });
});
afterAll(() => browser.close());

const asMarkdown = (pages: string[]) =>
  room.evaluate((each) => {
    const { pastedText } = (window as unknown as { pasting: { pastedText: (html: string, plain: string) => string } })
      .pasting;
    return each.map((html) => pastedText(html, ""));
  }, pages);

async function shownBySite(texts: readonly string[]): Promise<string[]> {
  const article = (body: string, index: number) => [
    `articles/Telar${index}.md`,
    ARTICLE.replace(/## La urdimbre[^]*/, () => body),
  ];
  const space = await workspace({ ...VALID, ...Object.fromEntries(texts.map(article)) });
  const { problems, warnings } = await space.build();
  const told = [...problems, ...warnings].map(({ message, file }) => [message, texts[Number(/\d+/.exec(file)?.[0])]]);
  expect(told).toEqual([]);
  const articles = (await space.documents("articles")) as unknown as { slug: string; body: { html: string } }[];
  return texts.map((_text, index) => articles.find(({ slug }) => slug === `Telar${index}`)?.body.html ?? "");
}

async function readsBack(pages: fc.Parameters<Block[]>): Promise<void> {
  const copied = fc.sample(somePage, pages).map((blocks) => `<h2>Uno</h2>${blocks.map(blockHtml).join("")}`);
  const markdown = await asMarkdown(copied);
  const shown = await shownBySite(markdown);
  const read = await room.evaluate(readAll, [...copied, ...shown]);
  const pairs = copied.map((html, index) => ({ html, markdown: markdown[index], copied: read[index] }));
  const lost = pairs.map((pair, index) => ({ ...pair, shown: read[pairs.length + index] }));
  expect(lost.filter((pair) => pair.copied !== pair.shown)).toEqual([]);
}

test("what is pasted reads back as what was copied", () => readsBack({ numRuns: 200, seed: 1 }));

test("of 2,000 pages", { tags: ["@exhaustive"] }, () => readsBack({ numRuns: 2000 }));

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
  ["<table><tr><td>Lana</td><td>Hilo</td></tr></table><p>Fin</p>", "Lana Hilo\n\nFin"],
])("%j is written as a person would", async (html, written) => {
  expect(await asMarkdown([html])).toEqual([written]);
});
