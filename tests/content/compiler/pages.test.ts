/** What pages say themselves: a document for each of them, in the languages of readers. */
import { expect, test } from "vitest";
import { type Files, place, workspace } from "../../support/workspace.ts";

const placesOf = async (files: Files) => (await (await workspace(files)).check()).problems.map(place);

test("each page has its document, and no other has one", async () => {
  const space = await workspace({ "pages/nosotros.yaml": "title: { es: Nosotros }\n" });
  await space.remove("pages/news.yaml");
  const { problems } = await space.check();
  expect(problems.map(place)).toEqual([
    "pages/news.yaml:1:1 missing-document",
    "pages/nosotros.yaml:1:1 unknown-document",
  ]);
  expect(problems[1]?.message).toContain("home, who, ");
});

test("a name that is nearly right is told of with the right one", async () => {
  const space = await workspace({ "pages/Who.yaml": "title: { es: Nosotros }\n" });
  expect((await space.check()).problems).toContainEqual(
    expect.objectContaining({ correction: { value: "Who", suggestion: "who" } }),
  );
});

test.each([
  ["has a field that only others have", "title: { es: Notas }\nclaim: { es: Miramos }\n", "2:1 misplaced-field claim"],
  ["has a field that none has", "title: { es: Notas }\nnada: x\n", "2:1 unknown-field nada"],
  ["says nothing in any language", "title: {}\n", "1:8 invalid-format title"],
  ["says it in a language that it has not", "title: { es: Notas, fr: Notes }\n", "1:21 unknown-field title.fr"],
  ["says it in none", "title: Notas\n", "1:8 wrong-type title"],
  ["has no title", "banner: { en: NEWS. }\n", "1:1 missing-field title"],
])("a page that %s is told of", async (_what, text, expected) => {
  expect(await placesOf({ "pages/news.yaml": text })).toEqual([`pages/news.yaml:${expected}`]);
});

test("links of a page are checked", async () => {
  const link = "link: { path: /nada, text: { es: Ir } }";
  const who = `title: { es: W }\nstatements:\n  - { title: { es: A }, text: { es: B }, ${link} }\n`;
  expect(await placesOf({ "pages/who.yaml": who })).toEqual([
    expect.stringMatching(/^pages\/who\.yaml:3:\d+ unknown-address statements\[1\]\.link\.path$/),
  ]);
});
