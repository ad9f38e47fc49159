/** Blocks of Markdown texts: how they are rendered, and which mistakes in them are refused. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { renameDocument } from "../../../src/content/authoring/renaming/rename-document.ts";
import { renamePerson } from "../../../src/content/authoring/renaming/rename-person.ts";
import { BLOCKS } from "../../../src/content/blocks/blocks.ts";
import { rename } from "../../support/content/accepted.ts";
import { ARTICLE, VALID } from "../../support/documents.ts";
import { place, workspace } from "../../support/workspace.ts";

const TELAR = "articles/Telar.md";
const FIGURE = '::figure{src="Telar/hilo.png" alt="Hilo" caption="El hilo" credit="Foto de Ana Sosa"}';
const PHOTOS = '![Uno](Telar/hilo.png "El primero")\n![Dos](Telar/trama.png)';
const EMBED = '::embed{url="https://vimeo.com/76979871" title="El taller"}';

const BOXES = ':::note{title="Ojo"}\nUna nota.\n:::\n\n:::quote\nUna frase.\n:::';

const [FIELDS = ""] = ARTICLE.split("\n## ");

const withText = (text: string, before = ARTICLE) =>
  workspace({
    ...VALID,
    [TELAR]: `${before}\n${text}\n`,
    "articles/Telar/hilo.png": [60, 40],
    "articles/Telar/trama.png": [40, 60],
  });

/** Compiles the article with `text` at its end, expects no problems, and resolves to the compiled text. */
async function textOf(text: string, before = ARTICLE) {
  const { build, documents } = await withText(text, before);
  const { problems } = await build();
  expect(problems.filter(({ code }) => code !== "unused-file").map(place)).toEqual([]);
  const [article] = await documents("articles");
  return article?.["body"] as { html: string; words: number; excerpt: string };
}

/** Resolves to the problems of the article with `text` at its end: `15:1 unknown-block`, followed by the message. */
async function mistakesOf(text: string): Promise<string[]> {
  const { check } = await withText(text);
  const { problems } = await check();
  const mistakes = problems.filter(({ code }) => code !== "unused-file");
  return mistakes.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
}

describe("the excerpt of a text", () => {
  test.each([
    ["separates lines", "Uno\\\nDos", "Uno Dos"],
    ["leaves out pictures above the text", "![a](Telar/hilo.png)\n![b](Telar/trama.png)\n\nUn texto.", "Un texto."],
    ["leaves out pictures in the text", "![a](Telar/hilo.png) Un texto.", "Un texto."],
    [
      "is the first paragraph after blocks",
      `${BOXES}\n\n${EMBED}\n\n${FIGURE}\n\nUn telar *quieto*.`,
      "Un telar quieto.",
    ],
  ])("%s", async (_what, text, expected) => {
    expect((await textOf(text, FIELDS)).excerpt).toBe(expected);
  });
});

describe("on the page", () => {
  test("a figure is rendered with its picture, caption and credit", async () => {
    const { html } = await textOf(FIGURE);
    expect(html).toMatch(
      /<figure data-block="figure"><a href="[^"]+" data-picture="0"><picture>.*alt="Hilo".*<figcaption>El hilo · <small>Foto/s,
    );
  });

  test("a gallery is rendered with its layout and a caption for each picture", async () => {
    const { html } = await textOf(`:::gallery{layout="column" caption="Dos"}\n${PHOTOS}\n:::`);
    expect(html).toContain('data-layout="column"');
    expect(html).toMatch(/alt="Uno".*<figcaption>El primero<\/figcaption>.*alt="Dos".*<figcaption>Dos<\/figcaption>/s);
  });

  test("a pull quote names its author", async () => {
    const { html } = await textOf(':::quote{by="Ana Sosa"}\nUna **frase**.\n:::');
    expect(html).toContain(
      "<blockquote><p>Una <strong>frase</strong>.</p></blockquote><figcaption>Ana Sosa</figcaption>",
    );
  });

  test("a note is rendered with its title and a list inside it", async () => {
    const { html } = await textOf(':::note{title="Dónde verla"}\n- Acá\n- Allá\n:::');
    expect(html).toMatch(
      /<div data-block="note" role="note" aria-label="Dónde verla"><p><strong>Dónde verla<.*<li>Acá/s,
    );
  });

  test("a film is rendered as a link and adds no words to the text", async () => {
    const [withoutFilm, withFilm] = [await textOf(""), await textOf(EMBED)];
    expect(withFilm.html).toContain(
      '<a href="https://vimeo.com/76979871" rel="noopener noreferrer"><strong>El taller</strong> Vimeo</a>',
    );
    expect(withFilm.html).not.toContain("<iframe");
    expect(withFilm.words).toBe(withoutFilm.words);
  });

  test("escaped colons and colons inside a line stay text", async () => {
    const { html } = await textOf(
      String.raw`\::figure{src="x"} a las 10:30 en localhost:8080, Juan 3:16 y nota: algo.`,
    );
    expect(html).toContain('<p>::figure{src="x"} a las 10:30 en localhost:8080, Juan 3:16 y nota: algo.</p>');
  });
});

const PAGES_OF_SERVICES = {
  YouTube: ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s", "https://youtu.be/dQw4w9WgXcQ"],
  Vimeo: ["https://vimeo.com/76979871/abc123"],
  SoundCloud: ["https://soundcloud.com/ana-sosa/el-telar", "https://soundcloud.com/ana-sosa/sets/telares"],
  Bandcamp: ["https://bandcamp.com/EmbeddedPlayer/album=2385204321/size=large/"],
  Spotify: ["https://open.spotify.com/intl-es/track/4uLU6hMCjMI75M1A2tKUQC?si=1"],
  Instagram: ["https://www.instagram.com/p/C0ffee-_/"],
};

test.each(Object.entries(PAGES_OF_SERVICES).flatMap(([service, urls]) => urls.map((url) => ({ service, url }))))(
  "an embed of $url is recognized as a page of $service",
  async ({ service, url }) => {
    const { html } = await textOf(`::embed{url="${url}" title="Algo"}`);
    expect(html).toContain(`data-service="${service}"`);
  },
);

test.each([
  ['::figure{src="hilo.gif" alt="Hilo"}', "15:1 wrong-block-field", "src"],
  ['::figure{src="Telar/nada.png" alt="Hilo"}', "15:1 missing-image", "nada.png"],
  [`:::gallery\n${PHOTOS}\n\nUn texto.\n:::`, "15:1 block-of-pictures", ":::gallery"],
  [`:::gallery\n![](Telar/hilo.png)\n:::`, "16:1 missing-alt", "hilo.png"],
  [":::gallery{layout=fila}\n![Uno](Telar/hilo.png)\n:::", "15:1 wrong-block-field", "layout"],
  ["- :::note{title=Ojo}\n  Algo.\n  :::", "15:3 nested-block", ":::note"],
  [`::::note{title=Ojo}\n${EMBED}\n::::`, "16:1 nested-block", "::embed"],
])("%j is refused at its place", async (text, expected, mention) => {
  const [first = ""] = await mistakesOf(text);
  expect(first).toContain(expected);
  expect(first).toContain(mention);
});

describe("the pictures of a block", () => {
  test("credit a person, who is listed among the people", async () => {
    const { build, list } = await withText(`:::gallery{credit="Foto de Rita Paz"}\n${PHOTOS}\n:::`);
    await build();
    expect(await list("people")).toContainEqual(expect.objectContaining({ name: "Rita Paz" }));
  });

  test("have the new name in their credits alone, and links to the page of the person lead to the new page", async () => {
    const gallery = `:::gallery{credit="Foto de Ana Sosa"}\n${PHOTOS}\n:::`;
    const text = `Ana Sosa abre. Ver [a ella](/colaboradores/ana-sosa).\n\n${FIGURE.replace('alt="Hilo"', 'alt="Ana Sosa"')}\n\n${gallery}`;
    const { contentDir, contents } = await withText(text, `${FIELDS.replace("author: julia\n", "")}\nUn texto.\n`);
    await rename(contentDir, renamePerson({ contentDir, from: "Ana Sosa", to: "Eva Paz" }));
    expect((await contents())[TELAR]).toContain(
      text.replaceAll("Foto de Ana Sosa", "Foto de Eva Paz").replace("/ana-sosa", "/eva-paz"),
    );
  });

  test("are found in the new folder of a renamed document", async () => {
    const { contentDir, contents, check } = await withText(FIGURE);
    await rename(contentDir, renameDocument({ contentDir, type: "articles", from: "Telar", to: "Urdimbre" }));
    expect((await contents())["articles/Urdimbre.md"]).toContain('::figure{src="Urdimbre/hilo.png" alt="Hilo"');
    expect((await check()).problems.filter(({ code }) => code !== "unused-file")).toEqual([]);
  });
});

/** Seed of the random texts. The environment variable `BLOCKS_SEED` sets another one. */
const SEED = Number(process.env.BLOCKS_SEED ?? 12);

/** Generates random texts from blocks and parts of blocks. */
const bodies = fc
  .array(
    fc.constantFrom(
      FIGURE,
      EMBED,
      PHOTOS,
      ":::",
      "::::",
      "::",
      "{",
      '"}',
      "[x]",
      "- ",
      "> ",
      "Un párrafo.",
      ...BLOCKS.map(({ name, holds }) => `${holds === "nothing" ? "::" : ":::"}${name}{title="x" by="y"}`),
    ),
    { maxLength: 12 },
  )
  .chain((parts) =>
    fc
      .array(fc.constantFrom("\n", "\n\n", ""), { minLength: parts.length, maxLength: parts.length })
      .map((ends) => parts.map((part, index) => part + (ends[index] ?? "")).join("")),
  );

test("every random text of blocks is accepted or refused at a place", { tags: ["@exhaustive"] }, async () => {
  const texts = fc.sample(bodies, { seed: SEED, numRuns: 2000 });
  const articles = texts.map((text, index) => [`articles/Texto${index}.md`, `${ARTICLE}\n${text}\n`] as const);
  const { check } = await workspace({
    ...VALID,
    ...Object.fromEntries(articles),
    "articles/Telar/hilo.png": [60, 40],
    "articles/Telar/trama.png": [40, 60],
  });
  const { problems } = await check();
  const [refusedFiles, articleFiles] = [new Set(problems.map(({ file }) => file)), articles.map(([file]) => file)];
  expect(articleFiles.filter((file) => refusedFiles.has(file))).not.toEqual([]);
  expect(articleFiles.filter((file) => !refusedFiles.has(file))).not.toEqual([]);
  expect(problems.filter(({ line, file }) => line < 1 && file.includes("/Texto"))).toEqual([]);
});
