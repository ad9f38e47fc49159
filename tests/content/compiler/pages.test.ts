/** The texts of pages: one document for each page, in the languages of readers. */
import { expect, test } from "vitest";
import { type Files, place, workspace } from "../../support/workspace.ts";

const placesOf = async (files: Files) => (await (await workspace(files)).check()).problems.map(place);

test("the name of a page in another letter case gets a correction", async () => {
  const space = await workspace({ "pages/Who.yaml": "title: { es: Nosotros }\n" });
  expect((await space.check()).problems).toContainEqual(
    expect.objectContaining({ correction: { value: "Who", suggestion: "who" } }),
  );
});

test.each([
  ["has an unknown field", "title: { es: Notas }\nnada: x\n", "2:1 unknown-field nada"],
  ["has a title in no language", "title: {}\n", "1:8 invalid-format title"],
  ["has a title in an unknown language", "title: { es: Notas, fr: Notes }\n", "1:21 unknown-field title.fr"],
  ["has a title without languages", "title: Notas\n", "1:8 wrong-type title"],
  ["has no title", "banner: { en: NEWS. }\n", "1:1 missing-field title"],
])("a page that %s is refused", async (_what, text, expected) => {
  expect(await placesOf({ "pages/news.yaml": text })).toEqual([`pages/news.yaml:${expected}`]);
});

test("a link of a page to an unknown address is refused", async () => {
  const link = "link: { path: /nada, text: { es: Ir } }";
  const who = `title: { es: W }\nstatements:\n  - { title: { es: A }, text: { es: B }, ${link} }\n`;
  expect(await placesOf({ "pages/who.yaml": who })).toEqual([
    expect.stringMatching(/^pages\/who\.yaml:3:\d+ unknown-address statements\[1\]\.link\.path$/),
  ]);
});
