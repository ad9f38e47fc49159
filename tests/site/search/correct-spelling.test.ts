/** Misspelt words are corrected to words of the index, and known words stay as they are. */
import { expect, test } from "vitest";
import type { SearchEntry } from "../../../src/site/search/search-entry.ts";
import { correctSpelling } from "../../../src/site/search/correct-spelling.ts";
import { vocabularyOf } from "../../../src/delivery/indexing/vocabulary.ts";

const entry = (title: string, text: string, names: string[] = []): SearchEntry => ({
  address: `/${title}`,
  kind: "news",
  title,
  lang: "es",
  picture: "",
  texts: [text],
  credits: names.map((name) => ({ rol: "Fotografía", name })),
});

const SMALL = [
  entry("Náhir Cusi", "Los peinados y la tijera que corta sin mirar.", ["Zulema Prado", "Catalina Iturbe"]),
  entry("El telar no está quieto", "<p>Una tela</p>", ["Ana Paz"]),
];

/** Enough words that the index is split into files by letter. */
const words = Array.from(
  { length: 20_000 },
  (_, index) => `relleno${[...`${index}`].map((digit) => "abcdefghij"[+digit]).join("")}`,
);
const LARGE = [...SMALL, entry("Relleno", words.join(" "))];

for (const [size, entries] of [
  ["small", SMALL],
  ["large", LARGE],
] as const) {
  const { files } = vocabularyOf(entries);
  const load = (file: string) =>
    Promise.resolve(files.get("words/all.json") ?? files.get(file) ?? { names: [], words: [] });

  test.each([
    ["Náhir", "nahir", "known"],
    ["peinado", "peinado", "the beginning of a known word"],
    ["tijeras", "tijeras", "another form of a known word"],
    ["fotógrafas", "fotografas", "another form of a role"],
    ["nahri", "nahir", "two letters swapped"],
    ["zulma", "zulema", "a letter left out"],
    ["catalinna", "catalina", "a letter too much"],
    ["iturve", "iturbe", "another letter"],
    ["sulema", "zulema", "another first letter"],
    ["zulemo", "zulemo", "another ending"],
    ["catalina iturve", "catalina iturbe", "one of two words"],
    ["anna", "ana", "four letters, one of them too many"],
    ["anq", "", "three letters, which have too many neighbours"],
    ["cata", "cata", "not whole yet"],
    ["cotal", "catal", "misspelt and not whole yet"],
    ["xyzxyz", "", "like nothing"],
    ["ana xyzxyz", "ana", "one known, one like nothing"],
    ["1947", "1947", "a number, of which there may be as many as documents"],
    ["", "", "nothing"],
  ])(`with a ${size} index, «%s» means «%s»: %s`, async (typed, meant) => {
    expect((await correctSpelling(typed, load)).query).toBe(meant);
  });

  test(`with a ${size} index, a word with two wrong letters gets the nearest names as proposals`, async () => {
    expect((await correctSpelling("sulemma", load)).nearest).toEqual(["Zulema"]);
  });
}

test("a large vocabulary is in small files, with each word in two of them", () => {
  const { wordsInOne, files } = vocabularyOf(LARGE);
  expect(wordsInOne).toBe(false);
  expect(files.get("words/z-.json")).toEqual({ names: ["Zulema"], words: [] });
  expect(files.get("words/-e.json")?.names).toContain("Iturbe");
});

test("a name is proposed as it is spelled, not as in its address", () => {
  const { files } = vocabularyOf([{ ...entry("Nélida Abadie", "Los peinados"), slug: "nelida-abadie" }]);
  expect(files.get("words/all.json")?.names).toEqual(["Abadie", "Nélida"]);
});
