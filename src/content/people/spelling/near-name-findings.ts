/** Finds names that are probably typos of other names. Each is reported once, with the most frequent similar name. */
import { onceForEach } from "../../../shared/once.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import type { Credit, Collector } from "../each-credit.ts";
import { linkPageKey, countUse, type Usage, spellingFinding } from "./usage.ts";
import { append } from "../../../shared/append.ts";
import type { PersonFile } from "../person-files.ts";
import { type ComparedName, sortedKeyOf, soundOf, toPhoneticName, type PhoneticName } from "./phonetics.ts";
import { isKnown } from "./known-words.ts";
import { type NearWord, nearWords } from "./near-words.ts";
import { isRare, isReal, isSameByLink, isSameByTypos, isSameBySound, isSameWithout, type Uses } from "./same-name.ts";

interface CreditedName extends Usage, ComparedName {
  links: Set<string>;
  /** The files of people with this name. */
  files: readonly PersonFile[];
  /** The number of names that were added before this name. */
  order: number;
}

export function nameCollector(): Collector {
  const names = new Map<string, CreditedName>();
  const pageKeyOf = onceForEach(linkPageKey);
  const createName = ({ document, name, mention: { path, at }, match: { key, files } }: Credit): CreditedName => {
    return { key, text: name, path, ...(at && { at }), document, files, count: 0, links: new Set(), order: names.size };
  };
  const add = (credit: Credit) => {
    const name = countUse(names, credit.match.key, () => createName(credit));
    if (credit.link) name.links.add(pageKeyOf(credit.link));
  };
  return { add, findings: () => findingsOf([...names.values()]) };
}

function findingsOf(names: readonly CreditedName[]): Finding[] {
  return [...nearNames(names)].flatMap(([name, near]) => {
    const [correct] = [...near].filter((other) => isMisspelt(name, other)).toSorted(mostUsedFirst);
    return correct ? [spellingFinding({ rare: name, other: correct }, "near-name")] : [];
  });
}

/**
 * Checks whether the first of two similar names is the misspelt one. A name with a file in `content/people/` is assumed
 * to be correct.
 */
function isMisspelt(name: CreditedName, other: CreditedName): boolean {
  if (name.files.length > 0 || (name.count === other.count && other.files.length > 0)) return false;
  return mostUsedFirst(other, name) < 0;
}

/** Compares names for sorting: the most frequent first, then those with the most known words, then by `order`. */
function mostUsedFirst(a: CreditedName, b: CreditedName): number {
  return b.count - a.count || knownWords(b) - knownWords(a) || a.order - b.order;
}

const knownWords = ({ key }: CreditedName) => key.split(" ").filter(isKnown).length;

/** The minimum length of names that are compared without spaces. */
const MIN_LENGTH = 5;
/** The maximum number of names that may share a link. A link that more names share belongs to no single person. */
const MAX_NAMES_PER_LINK = 20;

type NameIndex<Name extends ComparedName> = Map<string, PhoneticName<Name>[]>;

/** Indexes of all names, for the functions in `SEARCHES`. */
interface NameIndexes<Name extends ComparedName> {
  bySounds: NameIndex<Name>;
  byJoinedSounds: NameIndex<Name>;
  byLink: NameIndex<Name>;
  sounds: ReadonlyMap<string, string>;
  near: ReadonlyMap<string, readonly NearWord[]>;
  uses: Uses;
}

/** Returns the similar names of each name. Each pair is listed under both names. */
function nearNames<Name extends ComparedName>(names: readonly Name[]): Map<Name, Set<Name>> {
  const sounds = new Map<string, string>();
  const findSound = onceForEach(soundOf, sounds);
  const phoneticNames = names.map((name) => toPhoneticName(name, findSound));
  const indexes = createIndexes(phoneticNames, sounds);
  const near = new Map<Name, Set<Name>>();
  const add = (one: Name, other: Name) => near.set(one, (near.get(one) ?? new Set()).add(other));
  for (const one of phoneticNames)
    for (const search of SEARCHES)
      for (const other of search(one, indexes)) {
        add(one.name, other.name as Name);
        add(other.name as Name, one.name);
      }
  return near;
}

function createIndexes<Name extends ComparedName>(
  names: readonly PhoneticName<Name>[],
  sounds: ReadonlyMap<string, string>,
): NameIndexes<Name> {
  const bySounds: NameIndex<Name> = new Map();
  const byJoinedSounds: NameIndex<Name> = new Map();
  const byLink: NameIndex<Name> = new Map();
  const counts = new Map<string, number>();
  for (const one of names) {
    append(bySounds, one.sortedKey, one);
    append(byJoinedSounds, one.joinedSounds, one);
    for (const link of one.name.links) append(byLink, link, one);
    for (const word of one.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const uses = (word: string) => counts.get(word) ?? 0;
  const near = nearWords(sounds, (word) => isReal(word, uses));
  return { bySounds, byJoinedSounds, byLink, sounds, near, uses };
}

type Search = (one: PhoneticName, indexes: NameIndexes<ComparedName>) => Iterable<PhoneticName>;

const SEARCHES: readonly Search[] = [findBySounds, findByJoinedSounds, findByTypos, findByMissingWord, findByLink];

function othersWithKey(map: NameIndex<ComparedName>, key: string, one: PhoneticName): readonly PhoneticName[] {
  const same = map.get(key) ?? NONE;
  // Most names match only themselves, so no list is made for them.
  return same.length === 1 && same[0] === one ? NONE : same.filter((other) => other !== one);
}

const NONE: readonly PhoneticName[] = [];

function findBySounds(one: PhoneticName, { bySounds, uses }: NameIndexes<ComparedName>) {
  return othersWithKey(bySounds, one.sortedKey, one).filter((other) => isSameBySound(one, other, uses));
}

function findByJoinedSounds(one: PhoneticName, { byJoinedSounds }: NameIndexes<ComparedName>) {
  if (one.joinedSounds.length < MIN_LENGTH) return [];
  return othersWithKey(byJoinedSounds, one.joinedSounds, one).filter(({ words }) => words.length !== one.words.length);
}

function* findByTypos(one: PhoneticName, { bySounds, near, sounds, uses }: NameIndexes<ComparedName>) {
  if (!one.words.some((word) => near.has(word))) return;
  for (const typos of possibleTypos(one, near)) {
    const correctedSounds = one.sounds.map((sound, at) => {
      const typo = typos.find((each) => each.at === at);
      return typo ? (sounds.get(typo.word) ?? "") : sound;
    });
    for (const other of othersWithKey(bySounds, sortedKeyOf(correctedSounds.toSorted()), one)) {
      // Names are found by their sounds, so this name may have another word that only sounds like the correction.
      const hasWords = typos.every(({ word }) => other.words.includes(word));
      if (hasWords && isSameByTypos(one, other, typos, uses)) yield other;
    }
  }
}

/** A possible typo: the word at position `at` of a name may be a misspelling of `word`. */
interface PossibleTypo extends NearWord {
  at: number;
}

/** Yields each possible typo alone, and each pair of certain typos in different words. */
function* possibleTypos({ words }: PhoneticName, near: NameIndexes<ComparedName>["near"]): Generator<PossibleTypo[]> {
  const typosByWord = words.map((word, at) => (near.get(word) ?? []).map((each) => ({ ...each, at })));
  for (const [at, wordTypos] of typosByWord.entries())
    for (const typo of wordTypos) {
      yield [typo];
      if (typo.rating === "certain")
        for (const second of typosByWord.slice(at + 1).flat()) if (second.rating === "certain") yield [typo, second];
    }
}

function* findByMissingWord(one: PhoneticName, { bySounds, uses }: NameIndexes<ComparedName>) {
  const { words, sounds, sortedSounds, name } = one;
  if (words.length < 3 || (name.links.size === 0 && !words.some((word) => isRare(word, uses)))) return;
  for (const [index, sound] of sortedSounds.entries())
    for (const other of othersWithKey(bySounds, sortedKeyOf(sortedSounds.toSpliced(index, 1)), one))
      if (isSameWithout(one, other, sounds.indexOf(sound), uses)) yield other;
}

function findByLink(one: PhoneticName, { byLink, uses }: NameIndexes<ComparedName>) {
  return [...one.name.links].flatMap((link) => {
    const others = othersWithKey(byLink, link, one);
    return others.length < MAX_NAMES_PER_LINK ? others.filter((other) => isSameByLink(one, other, uses)) : [];
  });
}
