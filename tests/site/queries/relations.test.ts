/** What is offered to read after a page, and that it stays while nothing changes about it. */
import { expect, test } from "vitest";
import { relationsOf, type Subject } from "../../../src/site/queries/further-reading/relations.ts";

/** An issue of its own day, later the further it stands in the list, with nothing in common with others. */
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

/** Enough of others for something to be rare. */
const others = (people: string[] = []) =>
  Array.from({ length: 20 }, (_, index) => issue(`Otra${index}`, 1, { people: [...people, `persona-${index}`] }));

const says = (html: string) => ({ text: { title: "", html } });

function relatedTo(name: string, subjects: readonly Subject[], most = 3): string[] {
  const found = relationsOf(subjects).relatedTo(`issues/${name}`, most);
  return found.map((id) => id.replace("issues/", ""));
}

test("people count before words, and rarer people more", () => {
  const subjects = [
    issue("Ana", 9, { people: ["rara", "usual"], ...says("<p>Un telar de urdimbre</p>") }),
    issue("Bruno", 8, { people: ["usual"] }),
    issue("Ciro", 7, { people: ["usual"] }),
    issue("Delfina", 6, { people: ["rara"] }),
    issue("Elena", 9, says("<p>El telar, la urdimbre</p>")),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Delfina", "Bruno", "Ciro"]);
  expect(relatedTo("Ana", subjects, 4)).toEqual(["Delfina", "Bruno", "Ciro", "Elena"]);
});

test("who is in every issue says nothing", () => {
  const subjects = [issue("Ana", 9, { people: ["directora"] }), ...others(["directora"])];
  expect(relatedTo("Ana", subjects)).toEqual([]);
  expect(relationsOf(subjects).weightOf("directora")).toBe(0);
});

test("words count without accents, number and tags; those that say nothing do not", () => {
  const subjects = [
    issue("Ana", 9, says("<h2>Los peinados</h2> <blockquote>cuando también</blockquote>")),
    issue("Bruno", 8, says("<p>Un peinádo</p>")),
    issue("Ciro", 7, says("<blockquote>cuando también</blockquote>")),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Bruno"]);
});

test("of equals the newest come first, at most three, and never the page itself", () => {
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

test("a document that shares nothing changes nothing", () => {
  // Two usual people weigh almost as much as a rare one: by a finer scale, one document more would turn that around.
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

test("a shared topic counts before words, and after people", () => {
  const words = says("<p>Telar de urdimbre, lanzadera y peine</p>");
  const subjects = [
    issue("Ana", 9, { people: ["rara"], topics: ["oficio"], ...words }),
    issue("Bruno", 8, words),
    issue("Ciro", 7, { topics: ["oficio"] }),
    issue("Delfina", 6, { people: ["rara"] }),
    ...others(),
  ];
  expect(relatedTo("Ana", subjects)).toEqual(["Delfina", "Ciro", "Bruno"]);
});
