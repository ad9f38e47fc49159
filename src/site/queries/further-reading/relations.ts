/** Which documents are related, from what they share. Each is looked at once; what one shares is found by an index. */
import { onceForEach } from "../../../shared/once.ts";
import { grouped, strongest } from "../lists/order.ts";
import { question } from "../dependencies/dependency-tracking.ts";
import { type Text, wordsOf } from "./keywords.ts";

export interface Subject {
  /** Of type and name: `issues/MoraVidal`. */
  id: string;
  type: string;
  /** Calendar day; empty where it has none. */
  published: string;
  /** Who made it, each once. */
  people: readonly string[];
  text: Text;
}

/** Words that say the most of a document. */
const KEYWORDS = 24;

/** A word of more than an eighth of all documents says nothing. */
const COMMON = 2;

/**
 * Of all that somebody made, or that says a word, so many are compared: the newest, as many as matter where it says
 * something at all. Otherwise the work would grow with the square of the documents.
 */
export const WORKS_COMPARED = 100;

/** So much more than any words does it say that somebody made both. */
const PEOPLE_FIRST = 2 ** 20;

export type Relations = ReturnType<typeof relationsOf>;

export function relationsOf(subjects: readonly Subject[]) {
  const { weightOf, ...index } = indexOf(subjects.toSorted(newerFirst));
  const sharedWith = (id: string) => {
    const shared = new Map<Dated, number>();
    const add = (others: readonly Dated[], weight: number) => {
      if (weight > 0) for (const other of others) shared.set(other, (shared.get(other) ?? 0) + weight);
    };
    const { people, keywords } = index.subject(id);
    for (const { weight, works } of people.map(index.madeBy)) add(works, weight * PEOPLE_FIRST);
    for (const [word, weight] of keywords) add(index.saying(word), weight);
    return shared;
  };
  return {
    /** What it says that a document is somebody's; 0 for who is in every issue. */
    weightOf,
    /** Those that share the most; of equals the newest. */
    relatedTo: (id: string, most: number): string[] => {
      const shared = [...sharedWith(id)].filter(([other]) => other.id !== id);
      return strongest(shared, most, newerFirst).map(([other]) => other.id);
    },
  };
}

/** What a document asks about the others. */
function indexOf(newest: readonly Subject[]) {
  const dated = onceForEach(({ id, published }: Subject): Dated => ({ id, published }));
  const compared = (works: readonly Subject[] = []) => works.slice(0, WORKS_COMPARED).map(dated);
  const byId = new Map(newest.map((subject) => [subject.id, subject]));
  const byPerson = grouped(newest, ({ people }) => people);
  const weightOf = peopleWeights(newest, byPerson);
  const keywords = keywordsOf(newest);
  const byWord = grouped(newest, ({ id }) => [...(keywords.get(id)?.keys() ?? [])]);
  const made = onceForEach((person: string) => ({ weight: weightOf(person), works: compared(byPerson.get(person)) }));
  return {
    weightOf,
    subject: question("subject", (id) => ({
      people: byId.get(id)?.people ?? [],
      keywords: [...(keywords.get(id) ?? [])],
    })),
    madeBy: question("made-by", made),
    saying: question(
      "saying",
      onceForEach((word: string) => compared(byWord.get(word))),
    ),
  };
}

export interface Dated {
  id: string;
  published: string;
}

/** Of the same day by name, so that the order never depends on the machine. */
export function newerFirst(a: Dated, b: Dated): number {
  if (a.published !== b.published) return a.published < b.published ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** Somebody is as rare as in the type of which they made the largest part. */
function peopleWeights(subjects: readonly Subject[], byPerson: ReadonlyMap<string, readonly Subject[]>) {
  const totals = countTypes(subjects);
  const weights = new Map<string, number>();
  for (const [person, works] of byPerson) {
    const parts = [...countTypes(works)].map(([type, count]) => rarity(count, totals.get(type) ?? count));
    weights.set(person, Math.min(...parts));
  }
  const rarest = rarity(1, subjects.length);
  return (person: string) => weights.get(person) ?? rarest;
}

function countTypes(subjects: readonly Subject[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of subjects) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

/** Id → its keywords with their weights. A word that no other has says nothing here. */
function keywordsOf(subjects: readonly Subject[]): Map<string, Map<string, number>> {
  const said = subjects.map(({ id, text }) => ({ id, words: wordsOf(text) }));
  const counts = new Map<string, number>();
  for (const { words } of said) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map<string, number>();
  for (const [word, having] of counts) {
    const weight = rarity(having, subjects.length) - COMMON;
    if (having > 1 && weight > 0) weights.set(word, weight);
  }
  return new Map(said.map(({ id, words }) => [id, keywordsIn(words, weights)]));
}

function keywordsIn(words: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): Map<string, number> {
  const weighed = [...words].flatMap(([word, times]) => {
    const weight = weights.get(word);
    return weight === undefined ? [] : [{ word, weight, force: weight * times }];
  });
  const ordered = weighed.toSorted((a, b) => b.force - a.force || (a.word < b.word ? -1 : 1));
  return new Map(ordered.slice(0, KEYWORDS).map(({ word, weight }) => [word, weight]));
}

/**
 * What it says that two documents share something: how many halvings lie between all documents and those that have it,
 * 0 where more than half of them do. In steps of powers of two: a document that is added changes what unrelated ones
 * share only when their number passes one, so that the data of their pages stay as they are.
 */
function rarity(having: number, total: number): number {
  return having === 0 ? 0 : Math.max(0, Math.floor(Math.log2(total)) - Math.ceil(Math.log2(having)));
}
