/** Two versions of a value with a common base: which changes are joined, and which need a question. */
import { describe, expect, test } from "vitest";
import { mergeValues, type Question, type Side } from "../../../src/shared/merge/merge-values.ts";
import type { Value } from "../../../src/shared/values.ts";

type Given = Value | undefined;

/** Merges, and expects the same number of questions when the two sides are exchanged. */
function merge(base: Given, mine: Given, theirs: Given, side: Side = "mine") {
  const mergeSides = (one: Given, other: Given) => {
    const questions: Question[] = [];
    const value = mergeValues({ base, mine: one, theirs: other }, (question) => {
      questions.push(question);
      return side;
    });
    return { value, questions };
  };
  const result = mergeSides(mine, theirs);
  expect(mergeSides(theirs, mine).questions).toHaveLength(result.questions.length);
  return result;
}

const ana = { role: "Foto", name: "Ana Sosa" };
const leo = { role: "Texto", name: "Leo Paz" };
const mia = { role: "Arte", name: "Mía Gil" };
const nora = { role: "Luz", name: "Nora Cruz" };
const text = (...paragraphs: string[]) => paragraphs.join("\n\n");
const LONG = [
  "El telar vino de Salta en un camión.",
  "La dueña lo guardó veinte años en el patio.",
  "Hoy teje otra vez.",
] as const;
const [one, two, three] = LONG;

test.each<[what: string, base: Given, mine: Given, theirs: Given, joined: Given]>([
  ["two fields", { a: "1", b: "1" }, { a: "2", b: "1" }, { a: "1", b: "2" }, { a: "2", b: "2" }],
  ["two fields of a group", { g: { a: 1, b: 1 } }, { g: { a: 2, b: 1 } }, { g: { a: 1, b: 2 } }, { g: { a: 2, b: 2 } }],
  ["the same change on both sides", { a: "1" }, { a: "2" }, { a: "2" }, { a: "2" }],
  ["a field that one added and one that the other removed", { a: 1 }, { a: 1, b: 1 }, {}, { b: 1 }],
  ["a group that both began", {}, { g: { a: 1 } }, { g: { b: 1 } }, { g: { a: 1, b: 1 } }],
  ["two lists", { c: [ana], d: [leo] }, { c: [mia], d: [leo] }, { c: [ana], d: [nora] }, { c: [mia], d: [nora] }],
  [
    "two items",
    [ana, leo],
    [{ ...ana, name: "Ana S." }, leo],
    [ana, { ...leo, name: "Leo P." }],
    [
      { ...ana, name: "Ana S." },
      { ...leo, name: "Leo P." },
    ],
  ],
  [
    "two fields of an item",
    [ana],
    [{ ...ana, name: "Ana S." }],
    [{ ...ana, role: "Fotos" }],
    [{ role: "Fotos", name: "Ana S." }],
  ],
  [
    "an item that one moved and the other changed",
    [ana, leo, mia],
    [mia, ana, leo],
    [ana, leo, { ...mia, role: "Tapa" }],
    [{ ...mia, role: "Tapa" }, ana, leo],
  ],
  [
    "an item that one removed, among those that the other changed",
    [ana, leo],
    [leo],
    [ana, { ...leo, role: "Tapa" }],
    [{ ...leo, role: "Tapa" }],
  ],
  ["an item that one removed and the other moved", [ana, leo, mia], [leo, mia], [leo, mia, ana], [leo, mia]],
  ["additions of both at the end", [ana], [ana, leo], [ana, mia], [ana, mia, leo]],
  ["additions of both to nothing", [], [leo], [mia], [mia, leo]],
  ["the same addition of both", [ana], [ana, leo], [ana, leo], [ana, leo]],
  ["the same addition of both, and another of one", [ana], [ana, leo, mia], [nora, ana, leo], [nora, ana, leo, mia]],
  [
    "an item that one moved and one that the other added",
    [ana, leo, mia],
    [mia, ana, leo],
    [ana, leo, nora, mia],
    [mia, ana, leo, nora],
  ],
  [
    "tags that both added",
    ["uno", "dos"],
    ["uno", "dos", "tres"],
    ["cero", "uno", "dos"],
    ["cero", "uno", "dos", "tres"],
  ],
  [
    "two paragraphs",
    text(...LONG),
    text("Otra cosa.", two, three),
    text(one, two, "Y nada más."),
    text("Otra cosa.", two, "Y nada más."),
  ],
  [
    "a paragraph above one that the other changed",
    text(...LONG),
    text(one, "Nuevo.", two, three),
    text(one, `${two} Así.`, three),
    text(one, "Nuevo.", `${two} Así.`, three),
  ],
  [
    "a paragraph that one moved and the other changed",
    text(...LONG),
    text(three, one, two),
    text(one, `${two} Así.`, three),
    text(three, one, `${two} Así.`),
  ],
  [
    "paragraphs that both added at the end",
    text(one, two),
    text(one, two, "Mío."),
    text(one, two, "De ella."),
    text(one, two, "De ella.", "Mío."),
  ],
  [
    "a paragraph that one removed above one that the other changed",
    text(...LONG),
    text(one, three),
    text(one, two, `${three} Así.`),
    text(one, `${three} Así.`),
  ],
])("joined without a question: %s", (_, base, mine, theirs, joined) => {
  expect(merge(base, mine, theirs)).toEqual({ value: joined, questions: [] });
});

describe("a question is asked about", () => {
  test.each<[what: string, base: Given, mine: Given, theirs: Given, questions: Question[]]>([
    ["the same field", { a: "1" }, { a: "2" }, { a: "3" }, [{ path: ["a"], mine: "2", theirs: "3" }]],
    [
      "a field that one removed and the other changed",
      { a: "1", b: 1 },
      { b: 1 },
      { a: "3", b: 1 },
      [{ path: ["a"], mine: undefined, theirs: "3" }],
    ],
    [
      "the same field of one item, and nothing else",
      { c: [ana, leo] },
      { c: [{ ...ana, name: "A" }, leo, mia] },
      { c: [{ ...ana, name: "B" }] },
      [{ path: ["c", 0, "name"], mine: "A", theirs: "B" }],
    ],
    [
      "an item that one removed and the other changed",
      [ana, leo],
      [leo],
      [{ ...ana, name: "A" }, leo],
      [{ path: [0], mine: undefined, theirs: { ...ana, name: "A" } }],
    ],
    [
      "the same paragraph",
      { body: text(one, two) },
      { body: text(one, "Mío.") },
      { body: text(one, "Suyo.") },
      [{ path: ["body"], mine: "Mío.\n\n", theirs: "Suyo.\n\n" }],
    ],
    [
      "a text that both began",
      { body: "" },
      { body: text(one, two) },
      { body: three },
      [{ path: ["body"], mine: text(one, two), theirs: three }],
    ],
    [
      "an order that both changed",
      { c: [ana, leo, mia] },
      { c: [leo, ana, mia] },
      { c: [ana, mia, leo] },
      [{ path: ["c"], mine: [leo, ana, mia], theirs: [ana, mia, leo], isOrder: true }],
    ],
  ])("%s", (_, base, mine, theirs, questions) => {
    expect(merge(base, mine, theirs).questions).toEqual(questions);
    expect(JSON.stringify(merge(base, mine, theirs, "mine").value)).not.toBe(
      JSON.stringify(merge(base, mine, theirs, "theirs").value),
    );
  });
});

test(
  "questions about five hundred paragraphs that both rewrote come within ten seconds",
  { tags: ["@exhaustive"] },
  () => {
    const body = (who: string) =>
      text(...Array.from({ length: 500 }, (_, at) => `${who} escribió ${`${who}${at} `.repeat(40)}`));
    const before = performance.now();
    expect(merge(body("Nadie"), body("Ana"), body("Leo")).questions).toHaveLength(500);
    expect(performance.now() - before).toBeLessThan(10_000);
  },
);
