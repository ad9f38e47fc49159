import { EditorState } from "@codemirror/state";
import matter from "gray-matter";
import { expect, test } from "vitest";
import { blockForms } from "../../../../src/content/authoring/schemas/block-forms.ts";
import { BLOCKS } from "../../../../src/content/blocks/blocks.ts";
import { readBlocks } from "../../../../src/content/compiler/markdown/blocks.ts";
import { parseMarkdown } from "../../../../src/content/compiler/markdown/parse-markdown.ts";
import { renderMarkdown } from "../../../../src/content/compiler/markdown/render.ts";
import { blocksField, knownBlocks } from "../../../../src/editor/app/markdown/text/block-places.ts";
import { countWords } from "../../../../src/editor/app/markdown/text/count-words.ts";
import { siteMarkdown } from "../../../../src/editor/app/markdown/text/syntax.ts";
import { FULL_MAGAZINE } from "../../../support/small-magazine/full.ts";

const picture = { src: "", srcSet: "", width: 1, height: 1, placeholder: "" };

const extensions = [siteMarkdown, knownBlocks.of(blockForms()), blocksField];

const countInEditor = (text: string) => countWords(EditorState.create({ doc: text, extensions }));

function countOnPage(text: string): number {
  const tree = parseMarkdown(text);
  readBlocks(tree, text, BLOCKS);
  return renderMarkdown(tree, { pictureAt: () => picture, base: "/" }).words;
}

test.each([
  ["Uno **d**os *tres*.", 3],
  ["## Uno\n\n### Dos ###\n\n> tres\n> cuatro\n\n---\n\n***", 4],
  ["- uno\n- dos\n  - tres\n\n1. cuatro", 4],
  ['[uno dos](/form) y [tres](https://pompa.example "cuatro")', 4],
  ["![una foto](a.webp)\n\nuno", 1],
  ["uno\\\ndos  \ntres", 3],
  ["[uno][a] ~~dos~~\n\n[a]: /form", 2],
  ["|uno|dos|\n|---|---|\n|tres|cuatro cinco|", 5],
  ["`uno dos` y https://pompa.example", 4],
  ["\n\n", 0],
  [':::note{title="Dónde verla"}\n- Acá\n- Allá, **lejos**\n:::\n\nuno', 6],
  [':::quote{by="Ana Sosa"}\nUna frase.\n:::', 4],
  ['::figure{src="a.webp" alt="una foto" caption="Un telar"}', 2],
  ['uno\n\n::embed{url="https://vimeo.com/76979871" title="El taller"}', 1],
])("%j has %i words in the editor and on the page", (text, words) => {
  expect([countInEditor(text), countOnPage(text)]).toEqual([words, words]);
});

test("the words of a paragraph of 60,000 marks are counted within four seconds", () => {
  const start = process.cpuUsage();
  expect(countInEditor("*a".repeat(60_000))).toBe(1);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});

test("texts of a magazine have the same number of words in the editor and on the page", () => {
  for (const [file, text] of Object.entries(FULL_MAGAZINE).filter(([name]) => name.endsWith(".md"))) {
    const { content } = matter(text);
    expect(countInEditor(content), file).toBe(countOnPage(content));
  }
});
