/**
 * Reads the names in a credit, which may contain one name or several. Results are cached, because most credits recur.
 * Pages show the credit unchanged.
 */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once.ts";
import { PICTURE_ROLES } from "../../shared/credits/credit-words.ts";
import type { Document } from "../compiler/document/document.ts";
import { type Claimed, claims, type PersonFile } from "./person-files.ts";
import { listedRoles } from "./role-groups.ts";
import { namesIn, type PlacedName } from "../../shared/credits/credited-names.ts";
import { KINDS_OF_PLACES } from "./spelling/known-words.ts";

interface ReadCredit extends NamesInCredit {
  names: readonly (NameInCredit & { claimed: Claimed })[];
}

export type CreditReader = (credit: string) => ReadCredit;

export function creditReader(documents: readonly Document[], files: readonly PersonFile[]): CreditReader {
  const claimedBy = claims(files);
  const namesOf = namesBy(files, rolesIn(documents));
  return onceForEach((credit) => {
    const { names, isUnclear } = namesOf(credit);
    return { names: names.map((said) => ({ ...said, claimed: claimedBy(said.name) })), isUnclear };
  });
}

/**
 * The function for the most recent set of names and roles, cached because a build reads credits twice: to derive people
 * and to check their names.
 */
let last: { known: string; namesOf: (credit: string) => NamesInCredit } | undefined;

function namesBy(files: readonly PersonFile[], roles: ReadonlySet<string>): (credit: string) => NamesInCredit {
  const declared = new Set(files.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs].map(nameKey)));
  const known = JSON.stringify([[...declared].toSorted(), [...roles].toSorted()]);
  if (last?.known === known) return last.namesOf;
  const isDeclared = (name: string) => declared.size > 0 && declared.has(nameKey(name));
  const isRole = (word: string) => roles.has(nameKey(word));
  const namesOf = onceForEach((credit: string) => namesInCredit(credit, { isDeclared, isRole }));
  last = { known, namesOf };
  return namesOf;
}

/** Returns the keys of all roles: those of pictures, those in `content/roles.yaml`, and those in credits. */
function rolesIn(documents: readonly Document[]): ReadonlySet<string> {
  const listed = listedRoles(documents).map(({ text }) => text);
  const written = new Set(documents.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return new Set([...PICTURE_ROLES, ...listed, ...written].map(nameKey));
}

/** A name in a credit. */
export interface NameInCredit {
  name: string;
  /** The offset of the name in the credit. */
  start: number;
  /** The role before the name, which replaces the role of the credit: «Foto: Ana Sosa». */
  role?: string;
}

interface NamesInCredit {
  names: readonly NameInCredit[];
  /** Whether a credit that is treated as one name may be several names. */
  isUnclear: boolean;
}

interface Known {
  /** Checks whether a file of a person has this name. */
  isDeclared: (name: string) => boolean;
  isRole: (word: string) => boolean;
}

/** Matches separators. A credit without separators is one name. */
const SIGNS = /[,;:&+/"“«]|\s(?:[yYe]|and)\s/;

/**
 * Matches separators that make it doubtful whether a text is a single name. Other separators join two words into one
 * name: «Corsé & Clavo».
 */
const DOUBTFUL = /[,;]|\s(?:[yYe]|and)\s/;

function namesInCredit(text: string, { isDeclared, isRole }: Known): NamesInCredit {
  if (!SIGNS.test(text) || isDeclared(text)) return oneName(text);
  const places = namesIn(text, isDeclared);
  const [first, ...more] = places;
  if (!first || places.some(({ role }) => role !== undefined && !isRole(role))) return oneName(text, true);
  if (more.length === 0) return { names: [nameAt(first)], isUnclear: false };
  const full = places.filter(isFull);
  const isList = full.length > 1 && places.every((place) => isFull(place) || isNobody(place));
  if (isList && !isPlace(text, places)) return { names: withRoles(full), isUnclear: false };
  const name = first.role === undefined ? text : text.slice(text.indexOf(":") + 1).trimStart();
  const whole = { ...first, name, start: text.length - name.length };
  return { names: [nameAt(whole)], isUnclear: DOUBTFUL.test(text) && (isList || !isPlace(text, [first])) };
}

const oneName = (name: string, isUnclear = false): NamesInCredit => ({ names: [{ name, start: 0 }], isUnclear });

type Said = Omit<NameInCredit, "role"> & { role?: string | undefined };

const nameAt = ({ name, start, role }: Said): NameInCredit => (role ? { name, start, role } : { name, start });

/** Applies a role to all names after it: «Foto: Ana Sosa y Leo Paz». */
function withRoles(places: readonly PlacedName[]): NameInCredit[] {
  let before: string | undefined;
  return places.map(({ name, start, role }) => nameAt({ name, start, role: (before = role ?? before) }));
}

const LOWER = /^\p{Ll}/u;
const BETWEEN_NAMES = "da|de|del|den|der|di|do|dos|el|la|las|los|van|von";

/** Matches a given name with a surname. Single words may be parts of one name: «Hilo y Tiza». */
const FULL = new RegExp(`^(?!\\p{Ll})\\S*(?:\\s+(?!\\s)(?:(?:${BETWEEN_NAMES})(?!\\S)|(?!\\p{Ll})\\S*))+$`, "u");
const isFull = ({ name, isWhole }: PlacedName) => isWhole || FULL.test(name);

/** Checks whether the words are not a name: «… y a todo el equipo». */
const isNobody = ({ name }: PlacedName) => LOWER.test(name);

/**
 * Checks whether a credit is one institution, such as «Instituto de Arte y Nueva Música»: its first part begins with a
 * kind of institution, and its second part does not.
 */
function isPlace(text: string, places: readonly PlacedName[]): boolean {
  if (places.length > 2 || /[,;]/.test(text)) return false;
  const [first, second = false] = places.map(({ name }) => KINDS_OF_PLACES.has(nameKey(name).split(" ")[0] ?? ""));
  return first === true && !second;
}
