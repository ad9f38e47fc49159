/** Which documents are related, from what they share. Each is looked at once; what one shares is found by an index. */
import { grouped } from "./grouped.ts";
import { rarity } from "./rarity.ts";
import { strongest } from "./strongest.ts";
import { type Text, wordsOf } from "./telling-words.ts";

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
  const newest = subjects.toSorted(newerFirst);
  const byId = new Map(newest.map((subject) => [subject.id, subject]));
  const byPerson = grouped(newest, ({ people }) => people);
  const weightOf = peopleWeights(newest, byPerson);
  const keywords = keywordsOf(newest);
  const byWord = grouped(newest, ({ id }) => [...(keywords.get(id)?.keys() ?? [])]);
  const sharedWith = ({ id, people }: Subject) => {
    const shared = new Map<Subject, number>();
    const add = (others: readonly Subject[] = [], weight: number) => {
      if (weight === 0) return;
      for (const other of others.slice(0, WORKS_COMPARED)) shared.set(other, (shared.get(other) ?? 0) + weight);
    };
    for (const person of people) add(byPerson.get(person), weightOf(person) * PEOPLE_FIRST);
    for (const [word, weight] of keywords.get(id) ?? []) add(byWord.get(word), weight);
    return shared;
  };
  return {
    /** What it says that a document is somebody's; 0 for who is in every issue. */
    weightOf,
    /** Those that share the most; of equals the newest. */
    relatedTo: (id: string, most: number): string[] => {
      const subject = byId.get(id);
      if (!subject) return [];
      const shared = [...sharedWith(subject)].filter(([other]) => other !== subject);
      return strongest(shared, most, newerFirst).map(([other]) => other.id);
    },
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
