/** The documents that are offered as further reading after a page. */
import { expect, test } from "vitest";
import { relationsOf, type Subject } from "../../../src/site/queries/further-reading/relations.ts";

/** Creates an issue that was published on this day of October and shares nothing with others by default. */
function issue(name: string, day: number, more: Partial<Subject> = {}): Subject {
  const published = `2026-10-${String(day).padStart(2, "0")}`;
  return {
    id: `issues/${name}`,
    type: "issues",
    published,
    people: [],
    topics: [],
    text: { title: "", html: "" },
    ...more,
  };
}

/** Creates 20 other issues, enough for a person or a word to be rare. */
const others = (people: string[] = []) =>
  Array.from({ length: 20 }, (_, index) => issue(`Otra${index}`, 1, { people: [...people, `persona-${index}`] }));

const withText = (html: string) => ({ text: { title: "", html } });

function relatedTo(name: string, subjects: readonly Subject[], most = 3): string[] {
  const ids = relationsOf(subjects).relatedTo(`issues/${name}`, most);
  return ids.map((id) => id.replace("issues/", ""));
}

test("shared people count more than shared words, and rare people more than usual ones", () => {
  const subjects = [
    issue("Ana", 9, { people: ["rara", "usual"], ...withText("<p>Un telar de urdimbre</p>") }),
    issue("Bruno", 8, { people: ["usual"] }),
    issue("Ciro", 7, { people: ["usual"] }),
    issue("Delfina", 6, { people: ["rara"] }),
    issue("Elena", 9, withText("<p>El telar, la urdimbre</p>")),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Delfina", "Bruno", "Ciro"]);
  expect(relatedTo("Ana", subjects, 4)).toEqual(["Delfina", "Bruno", "Ciro", "Elena"]);
});

test("a person in every issue relates no issues", () => {
  const subjects = [issue("Ana", 9, { people: ["directora"] }), ...others(["directora"])];
  expect(relatedTo("Ana", subjects)).toEqual([]);
  expect(relationsOf(subjects).weightOf("directora")).toBe(0);
});

test("words match whatever their accents, number and tags, and words without meaning do not count", () => {
  const subjects = [
    issue("Ana", 9, withText("<h2>Los peinados</h2> <blockquote>cuando también</blockquote>")),
    issue("Bruno", 8, withText("<p>Un peinádo</p>")),
    issue("Ciro", 7, withText("<blockquote>cuando también</blockquote>")),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Bruno"]);
});

test("among equals the newest three are offered, and never the page itself", () => {
  const shared = { people: ["ana-sosa"] };
  const subjects = [
    issue("Ana", 5, shared),
    issue("Bruno", 1, shared),
    issue("Ciro", 3, shared),
    issue("Delfina", 2, shared),
    issue("Elena", 4, shared),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Elena", "Ciro", "Delfina"]);
  expect(relatedTo("Ana", subjects.toReversed())).toEqual(["Elena", "Ciro", "Delfina"]);
});

test("a new document that shares nothing does not change the order", () => {
  // Two usual people weigh almost as much as a rare one. With finer weights, one more document would reverse this.
  const usual = { people: ["q", "r"] };
  const subjects = [
    issue("Ana", 9, { people: ["p", "q", "r"] }),
    issue("Bruno", 2, { people: ["p"] }),
    ...["Ciro", "Delfina", "Elena", "Facundo", "Gael", "Irina"].map((name, index) => issue(name, 8 - index, usual)),
    ...others().slice(0, 16),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Bruno", "Ciro", "Delfina"]);
  expect(relatedTo("Ana", [...subjects, issue("Ajena", 28)])).toEqual(["Bruno", "Ciro", "Delfina"]);
});

test("a shared topic counts more than words and less than people", () => {
  const words = withText("<p>Telar de urdimbre, lanzadera y peine</p>");
  const subjects = [
    issue("Ana", 9, { people: ["rara"], topics: ["oficio"], ...words }),
    issue("Bruno", 8, words),
    issue("Ciro", 7, { topics: ["oficio"] }),
    issue("Delfina", 6, { people: ["rara"] }),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Delfina", "Ciro", "Bruno"]);
});
