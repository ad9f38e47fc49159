/** Finds names that are probably typos of other names. Each name is reported once, with the most frequent spelling. */
import { onceForEach } from "../../../shared/once.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import type { Credit, Collector } from "../each-credit.ts";
import { linkPlace, countUse, type Usage, spellingFinding, append } from "./usage.ts";
import type { PersonFile } from "../person-files.ts";
import { type UsedName, bagOf, hear, type HeardName } from "./phonetics.ts";
import { isKnown } from "./known-words.ts";
import { type NearWord, nearWords } from "./near-words.ts";
import { isRare, isReal, isSameByLink, isSameBySlips, isSameBySound, isSameWithout, type Uses } from "./same-name.ts";

interface CreditedName extends Usage, UsedName {
  links: Set<string>;
  /** The files of people with this name. */
  files: readonly PersonFile[];
  /** The number of names that were added before this name. */
  order: number;
}

export function usedNames(): Collector {
  const names = new Map<string, CreditedName>();
  const placeOf = onceForEach(linkPlace);
  const first = ({ document, name, mention: { path, at }, claimed: { key, files } }: Credit): CreditedName => {
    return { key, text: name, path, ...(at && { at }), document, files, count: 0, links: new Set(), order: names.size };
  };
  const add = (credit: Credit) => {
    const name = countUse(names, credit.claimed.key, () => first(credit));
    if (credit.link) name.links.add(placeOf(credit.link));
  };
  return { add, findings: () => findingsOf([...names.values()]) };
}

function findingsOf(names: readonly CreditedName[]): Finding[] {
  return [...nearNames(names)].flatMap(([name, near]) => {
    const [right] = [...near].filter((other) => isMistaken(name, other)).toSorted(mostUsedFirst);
    return right ? [spellingFinding({ rare: name, other: right }, "near-name")] : [];
  });
}

/**
 * Checks whether the first of two similar names is the misspelt one. A name with a file in `content/people/` is assumed
 * to be correct.
 */
function isMistaken(name: CreditedName, other: CreditedName): boolean {
  if (name.files.length > 0 || (name.count === other.count && other.files.length > 0)) return false;
  return mostUsedFirst(other, name) < 0;
}

/** Compares names by frequency, then by the number of known words, then by order. */
function mostUsedFirst(a: CreditedName, b: CreditedName): number {
  return b.count - a.count || knownWords(b) - knownWords(a) || a.order - b.order;
}

const knownWords = ({ key }: CreditedName) => key.split(" ").filter(isKnown).length;

/** The minimum length of names that are compared without spaces. */
const SHORTEST = 5;
/** The maximum number of names that may share a link. A link that more names share belongs to no single person. */
const MOST_OF_A_LINK = 20;

type Names<Name extends UsedName> = Map<string, HeardName<Name>[]>;

/** Indexes of all names for the searches. */
interface Register<Name extends UsedName> {
  bySounds: Names<Name>;
  byLetters: Names<Name>;
  byLink: Names<Name>;
  sounds: ReadonlyMap<string, string>;
  near: ReadonlyMap<string, readonly NearWord[]>;
  uses: Uses;
}

/** Returns the similar names of each name. Each pair is listed under both names. */
function nearNames<Name extends UsedName>(names: readonly Name[]): Map<Name, Set<Name>> {
  const sounds = new Map<string, string>();
  const heard = names.map((name) => hear(name, sounds));
  const register = registerOf(heard, sounds);
  const near = new Map<Name, Set<Name>>();
  const add = (one: Name, other: Name) => near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const one of heard)
    for (const search of SEARCHES)
      for (const other of search(one, register)) {
        add(one.used, other.used as Name);
        add(other.used as Name, one.used);
      }
  return near;
}

function registerOf<Name extends UsedName>(
  all: readonly HeardName<Name>[],
  sounds: ReadonlyMap<string, string>,
): Register<Name> {
  const bySounds: Names<Name> = new Map();
  const byLetters: Names<Name> = new Map();
  const byLink: Names<Name> = new Map();
  const counts = new Map<string, number>();
  for (const one of all) {
    append(bySounds, one.bag, one);
    append(byLetters, one.letters, one);
    for (const link of one.used.links) append(byLink, link, one);
    for (const word of one.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const uses = (word: string) => counts.get(word) ?? 0;
  const near = nearWords(sounds, (word) => isReal(word, uses));
  return { bySounds, byLetters, byLink, sounds, near, uses };
}

type Search = (one: HeardName, register: Register<UsedName>) => Iterable<HeardName>;

const SEARCHES: readonly Search[] = [sameSounds, sameLetters, slips, lackingOne, sameLink];

function found(map: Names<UsedName>, key: string, one: HeardName): readonly HeardName[] {
  const same = map.get(key) ?? NONE;
  // Most names match only themselves, so no list is made for them.
  return same.length === 1 && same[0] === one ? NONE : same.filter((other) => other !== one);
}

const NONE: readonly HeardName[] = [];

function sameSounds(one: HeardName, { bySounds, uses }: Register<UsedName>) {
  return found(bySounds, one.bag, one).filter((other) => isSameBySound(one, other, uses));
}

function sameLetters(one: HeardName, { byLetters }: Register<UsedName>) {
  if (one.letters.length < SHORTEST) return [];
  return found(byLetters, one.letters, one).filter(({ words }) => words.length !== one.words.length);
}

function* slips(one: HeardName, { bySounds, near, sounds, uses }: Register<UsedName>) {
  if (!one.words.some((word) => near.has(word))) return;
  for (const slipped of slipsOf(one, near)) {
    const heard = one.sounds.map((sound, at) => {
      const slip = slipped.find((each) => each.at === at);
      return slip ? (sounds.get(slip.word) ?? "") : sound;
    });
    for (const other of found(bySounds, bagOf(heard.toSorted()), one)) {
      // Other names may sound the same without containing the word.
      const isMeant = slipped.every(({ word }) => other.words.includes(word));
      if (isMeant && isSameBySlips(one, other, slipped, uses)) yield other;
    }
  }
}

/** A word at position `at` of a name, and a word of which it may be a typo. */
interface PossibleSlip extends NearWord {
  at: number;
}

/** Yields each possible typo alone, and each pair of certain typos in different words. */
function* slipsOf({ words }: HeardName, near: Register<UsedName>["near"]): Generator<PossibleSlip[]> {
  const possible = words.map((word, at) => (near.get(word) ?? []).map((each) => ({ ...each, at })));
  for (const [at, own] of possible.entries())
    for (const slip of own) {
      yield [slip];
      if (slip.slip === "certain")
        for (const second of possible.slice(at + 1).flat()) if (second.slip === "certain") yield [slip, second];
    }
}

function* lackingOne(one: HeardName, { bySounds, uses }: Register<UsedName>) {
  const { words, sounds, sorted, used } = one;
  if (words.length < 3 || (used.links.size === 0 && !words.some((word) => isRare(word, uses)))) return;
  for (const [index, sound] of sorted.entries())
    for (const other of found(bySounds, bagOf(sorted.toSpliced(index, 1)), one))
      if (isSameWithout(one, other, sounds.indexOf(sound), uses)) yield other;
}

function sameLink(one: HeardName, { byLink, uses }: Register<UsedName>) {
  return [...one.used.links].flatMap((link) => {
    const others = found(byLink, link, one);
    return others.length < MOST_OF_A_LINK ? others.filter((other) => isSameByLink(one, other, uses)) : [];
  });
}
