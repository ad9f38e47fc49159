/** Placeholders that the tools write may stay in a draft, but not in documents that readers see. */
import { describe, expect, test } from "vitest";
import { messagesIn } from "../../../src/content/messages/messages.ts";
import { ARTICLE, ISSUE } from "../../support/documents.ts";
import { SMALL_MAGAZINE } from "../../support/small-magazine/documents.ts";
import { type Files, place, problemsIn, workspace } from "../../support/workspace.ts";

const placesOf = async (files: Files) => (await problemsIn(files)).map(place);

const asDraft = (text: string) => text.replace("published:", "draft: true\npublished:");
const PLACEHOLDER = "Falta describir esta imagen: tapa.jpg";
const [TELAR, MORA] = ["articles/Telar.md", "issues/MoraVidal.yaml"] as const;
const GALLERY = `${ISSUE}gallery:\n  - { src: MoraVidal/tapa.png, orientation: portrait, alt: "${PLACEHOLDER}" }\n`;
const withText = (text: string) => ARTICLE.replace(/\n## [^]*/, `\n${text}\n`);
const STAND_IN = {
  [TELAR]: ARTICLE.replace("Telar/portada.png", "Telar/sin-imagen.png"),
  "articles/Telar/sin-imagen.png": [60, 40],
} satisfies Files;

test.each<[where: string, file: string, text: string, expected: string, more?: Files]>([
  [
    "the description of a picture",
    TELAR,
    ARTICLE.replace("alt: Un telar", `alt: "${PLACEHOLDER}"`),
    `${TELAR}:7:8 placeholder-text image.alt`,
  ],
  ["a gallery", MORA, GALLERY, `${MORA}:15:60 placeholder-text gallery[1].alt`],
  [
    "a picture of a text",
    TELAR,
    `${ARTICLE}\n![${PLACEHOLDER}](Telar/portada.png)\n`,
    `${TELAR}:15:1 placeholder-text body`,
  ],
  ["place of a text", TELAR, withText("Falta el texto"), `${TELAR}:11:1 placeholder-text body`],
  [
    "place of a title",
    TELAR,
    ARTICLE.replace("El telar", "Falta el título"),
    `${TELAR}:2:11 placeholder-text headline`,
  ],
  ["place of a picture", TELAR, STAND_IN[TELAR], `${TELAR}:6:8 placeholder-text image.src`, STAND_IN],
])(
  "a placeholder in %s is a problem at its place, and accepted in a draft",
  async (_, file, text, expected, more = {}) => {
    expect(await placesOf({ ...more, [file]: text })).toEqual([expected]);
    expect(await placesOf({ ...more, [file]: asDraft(text) })).toEqual([]);
  },
);

describe.each(Object.entries(messagesIn))("in the language %s", (_, { importing }) => {
  const PLACEHOLDERS = [importing.describe("tapa.jpg"), ` ${importing.describe("")}`, importing.pictureMissing];
  test.each(PLACEHOLDERS)("«%s» is refused as a placeholder", async (description) => {
    const text = ARTICLE.replace("alt: Un telar", `alt: "${description}"`);
    expect(await placesOf({ [TELAR]: text })).toEqual([`${TELAR}:7:8 placeholder-text image.alt`]);
    expect(await placesOf({ [TELAR]: `${ARTICLE}\n![${description}](Telar/portada.png)\n` })).toHaveLength(1);
  });
});

test("a description that resembles a placeholder is accepted", async () => {
  for (const description of ["Falta la imagen del santo en el altar", "Falta describir: un telar", "Sin título, 1984"])
    expect(await placesOf({ [TELAR]: ARTICLE.replace("alt: Un telar", `alt: "${description}"`) })).toEqual([]);
});

test("every type of document refuses a placeholder as the description of its picture", async () => {
  const entries = Object.entries(SMALL_MAGAZINE).filter(
    ([, text]) => /\balt:/.test(text) && !/^draft: true/m.test(text),
  );
  const files = entries.map(([file, text]) => [
    file,
    text.replace(/\balt: ("[^"]*"|[^,}\n]+)/, `alt: "${PLACEHOLDER}"`),
  ]);
  const { check } = await workspace({ ...SMALL_MAGAZINE, ...(Object.fromEntries(files) as Files) });
  const { problems } = await check();
  const refusedFiles = problems.filter(({ code }) => code === "placeholder-text").map(({ file }) => file);
  expect(refusedFiles.toSorted()).toEqual(entries.map(([file]) => file).toSorted());
});
