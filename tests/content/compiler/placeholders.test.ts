/** What the tools write until somebody writes what belongs there may stand in a draft, and in nothing that readers see. */
import { describe, expect, test } from "vitest";
import { messagesIn } from "../../../src/content/messages/messages.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { SMALL_MAGAZINE } from "../../support/small-magazine/documents.ts";
import { type Files, place, problemsIn, workspace } from "../../support/workspace.ts";

const placesOf = async (files: Files) => (await problemsIn(files)).map(place);

const isDraft = (text: string) => text.replace("published:", "draft: true\npublished:");
const SAYS = "Falta describir esta imagen: tapa.jpg";
const [TELAR, MORA] = ["articles/Telar.md", "issues/MoraVidal.yaml"] as const;
const GALLERY = `${ISSUE}gallery:\n  - { src: MoraVidal/tapa.png, orientation: portrait, alt: "${SAYS}" }\n`;
const withText = (text: string) => ARTICLE.replace(/\n## [^]*/, `\n${text}\n`);
const STAND_IN = {
  [TELAR]: ARTICLE.replace("Telar/portada.png", "Telar/sin-imagen.png"),
  "articles/Telar/sin-imagen.png": [60, 40],
} satisfies Files;

describe.each<[where: string, file: string, text: string, expected: string, more?: Files]>([
  ["a picture", TELAR, ARTICLE.replace("alt: Un telar", `alt: "${SAYS}"`), `${TELAR}:7:8 placeholder-text image.alt`],
  ["a gallery", MORA, GALLERY, `${MORA}:15:60 placeholder-text gallery[1].alt`],
  ["a text", TELAR, `${ARTICLE}\n![${SAYS}](Telar/portada.png)\n`, `${TELAR}:15:1 placeholder-text body`],
  ["the whole text", TELAR, withText("Falta el texto"), `${TELAR}:11:1 placeholder-text body`],
  ["a title", TELAR, ARTICLE.replace("El telar", "Falta el título"), `${TELAR}:2:11 placeholder-text headline`],
  ["the picture itself", TELAR, STAND_IN[TELAR], `${TELAR}:6:8 placeholder-text image.src`, STAND_IN],
])("in %s a placeholder", (_, file, text, expected, more = {}) => {
  test("is a problem at its place", async () => {
    expect(await placesOf({ ...more, [file]: text })).toEqual([expected]);
  });
  test("is none in a draft", async () => {
    expect(await placesOf({ ...more, [file]: isDraft(text) })).toEqual([]);
  });
});

describe.each(Object.entries(messagesIn))("in the words of %s", (_, { importing }) => {
  const PLACEHOLDERS = [importing.describe("tapa.jpg"), ` ${importing.describe("")}`, importing.pictureMissing];
  test.each(PLACEHOLDERS)("«%s»", async (says) => {
    const text = ARTICLE.replace("alt: Un telar", `alt: "${says}"`);
    expect(await placesOf({ [TELAR]: text })).toEqual([`${TELAR}:7:8 placeholder-text image.alt`]);
    expect(await placesOf({ [TELAR]: `${ARTICLE}\n![${says}](Telar/portada.png)\n` })).toHaveLength(1);
  });
});

test("what somebody wrote about a missing picture is a description", async () => {
  for (const says of ["Falta la imagen del santo en el altar", "Falta describir: un telar", "Sin título, 1984"])
    expect(await placesOf({ [TELAR]: ARTICLE.replace("alt: Un telar", `alt: "${says}"`) })).toEqual([]);
});

test("every type of document that has a picture is asked for its description", async () => {
  const entries = Object.entries(SMALL_MAGAZINE).filter(
    ([, text]) => /\balt:/.test(text) && !/^draft: true/m.test(text),
  );
  const files = entries.map(([file, text]) => [file, text.replace(/\balt: ("[^"]*"|[^,}\n]+)/, `alt: "${SAYS}"`)]);
  const { check } = await workspace({ ...SMALL_MAGAZINE, ...(Object.fromEntries(files) as Files) });
  const { problems } = await check();
  const found = problems.filter(({ code }) => code === "placeholder-text").map(({ file }) => file);
  expect(found.toSorted()).toEqual(entries.map(([file]) => file).toSorted());
});
