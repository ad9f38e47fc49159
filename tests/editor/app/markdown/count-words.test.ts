/** The editor says the same number of words as the page. */
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

const inTheEditor = (text: string) => countWords(EditorState.create({ doc: text, extensions }));

function onThePage(text: string): number {
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
])("%j: %i words", (text, words) => {
  expect([inTheEditor(text), onThePage(text)]).toEqual([words, words]);
});

test("a paragraph of a hundred thousand marks is counted at once", () => {
  const start = process.cpuUsage();
  expect(inTheEditor("*a".repeat(60_000))).toBe(1);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(4000);
});

test("in the texts of a magazine", () => {
  for (const [file, text] of Object.entries(FULL_MAGAZINE).filter(([name]) => name.endsWith(".md"))) {
    const { content } = matter(text);
    expect(inTheEditor(content), file).toBe(onThePage(content));
  }
});
