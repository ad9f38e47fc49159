/** Decides whether two similar names are probably one name, typed in two ways. */
import type { PhoneticName } from "./phonetics.ts";
import { COMMON_SURNAMES, GIVEN_NAMES, isKnown, KINDS_OF_PLACES, DISTINCTIVE_WORDS } from "./known-words.ts";
import { type TypoRating, rateTypo } from "./near-words.ts";

/** Returns the number of names that contain a word. */
export type Uses = (word: string) => number;

/** If at least this number of names contain a word, the word is correct, even if it resembles another word. */
const USUAL_COUNT = 3;

const ARTICLES = new Set(["y", "de", "del", "el", "la", "las", "los"]);
const isKindOfPlace = (word: string) => KINDS_OF_PLACES.has(word);
const isDistinctive = (word: string) => !isKindOfPlace(word) && !ARTICLES.has(word);
export const isReal = (word: string, uses: Uses) => isKnown(word) || uses(word) >= USUAL_COUNT;

const shareLink = (a: PhoneticName, b: PhoneticName) => [...a.name.links].some((link) => b.name.links.has(link));
const haveDifferentLinks = (a: PhoneticName, b: PhoneticName) =>
  a.name.links.size > 0 && b.name.links.size > 0 && !shareLink(a, b);

/** Checks whether two names whose words sound the same, in any order, are one name. */
export function isSameBySound(a: PhoneticName, b: PhoneticName, uses: Uses): boolean {
  const isReordered = a.sounds.some((sound, at) => sound !== b.sounds[at]);
  // Reordered given names may be two people, such as Martín Simón and Simón Martín. A number in another position has
  // another meaning.
  if (isReordered) return !a.words.every((word) => GIVEN_NAMES.has(word)) && !/\d/.test(a.name.key);
  const different = a.words.flatMap((word, at) => (word === b.words[at] ? [] : [word, b.words[at] ?? ""]));
  // Two correct spellings with different links are two people, such as Bruno Giménez and Bruno Jiménez.
  return !(haveDifferentLinks(a, b) && different.every((word) => isReal(word, uses)));
}

/** A possible typo in a name: its word number `at`, from 0, may be a misspelling of `word` in a similar name. */
export interface WordTypo {
  at: number;
  word: string;
  rating: TypoRating;
}

/** Checks whether two names are one name if they differ in the words of `typos` and all other words sound the same. */
export function isSameByTypos(a: PhoneticName, b: PhoneticName, typos: readonly WordTypo[], uses: Uses): boolean {
  const words = typos.map(({ at, word }) => [a.words[at] ?? "", word]);
  const realCounts = words.map((pair) => pair.filter((word) => isReal(word, uses)).length);
  if (realCounts.includes(2)) return false;
  const rest = a.words.filter((_word, at) => typos.every((each) => each.at !== at));
  const agrees = typos.length === 1 && rest.some(isDistinctive) && !haveDifferentLinks(a, b);
  return typos.every(({ rating }, index) => {
    if (rating === "possible") return agrees && realCounts[index] === 1;
    return agrees || rating === "certain";
  });
}

/** Checks whether a name and a shorter one, which lacks only the word at position `at`, are one name. */
export function isSameWithout(long: PhoneticName, short: PhoneticName, at: number, uses: Uses): boolean {
  const extra = long.words[at] ?? "";
  if (isKindOfPlace(extra) || DISTINCTIVE_WORDS.has(extra) || /\d/.test(extra) || haveDifferentLinks(long, short))
    return false;
  if (short.words.some(isKindOfPlace) && !ARTICLES.has(extra)) return false;
  return shareLink(long, short) || short.words.some((word) => isRare(word, uses));
}

/** Checks whether a word is rare enough to identify a name. A word that only two names have is still rare. */
export const isRare = (word: string, uses: Uses) =>
  word.length > 3 &&
  !/\d/.test(word) &&
  isDistinctive(word) &&
  !GIVEN_NAMES.has(word) &&
  !COMMON_SURNAMES.has(word) &&
  uses(word) < USUAL_COUNT;

/**
 * Checks whether two names that share a link and differ in one word are one name. The words must be similar, or one of
 * them must be the initial of the other.
 */
export function isSameByLink(a: PhoneticName, b: PhoneticName, uses: Uses): boolean {
  if (a.words.length !== b.words.length) return false;
  const different = a.words.flatMap((word, at) => (a.sounds[at] === b.sounds[at] ? [] : [[word, b.words[at] ?? ""]]));
  const [[one = "", other = ""] = [], ...more] = different;
  if (more.length > 0 || a.words.length < 2) return false;
  if (one.length === 1 || other.length === 1) return one[0] === other[0];
  return rateTypo(one, other) !== undefined && !(isReal(one, uses) && isReal(other, uses));
}
