/**
 * Reads the names in a credit, which may contain one name or several. Results are cached, because most credits recur.
 * Pages show the credit unchanged.
 */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { onceForEach } from "../../shared/once.ts";
import { PICTURE_ROLES } from "../../shared/credits/credit-words.ts";
import type { Document } from "../compiler/document/document.ts";
import { type NameMatch, nameMatcher, type PersonFile } from "./person-files.ts";
import { listedRoles } from "./role-groups.ts";
import { namesIn, type PlacedName } from "../../shared/credits/credited-names.ts";
import { KINDS_OF_PLACES } from "./spelling/known-words.ts";

interface MatchedCredit extends NamesInCredit {
  names: readonly (NameInCredit & { match: NameMatch })[];
}

export type CreditReader = (credit: string) => MatchedCredit;

export function creditReader(documents: readonly Document[], files: readonly PersonFile[]): CreditReader {
  const matchName = nameMatcher(files);
  const namesOf = nameReader(files, rolesIn(documents));
  return onceForEach((credit) => {
    const { names, isUnclear } = namesOf(credit);
    return { names: names.map((each) => ({ ...each, match: matchName(each.name) })), isUnclear };
  });
}

/**
 * The last function that finds the names in a credit. It is reused while the known names and roles (`key`) stay the
 * same, because a build reads credits twice: to derive the people, and to check the spelling of their names.
 */
let cached: { key: string; namesOf: (credit: string) => NamesInCredit } | undefined;

function nameReader(files: readonly PersonFile[], roles: ReadonlySet<string>): (credit: string) => NamesInCredit {
  const namesInFiles = new Set(files.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs].map(nameKey)));
  const key = JSON.stringify([[...namesInFiles].toSorted(), [...roles].toSorted()]);
  if (cached?.key === key) return cached.namesOf;
  const hasFile = (name: string) => namesInFiles.size > 0 && namesInFiles.has(nameKey(name));
  const isRole = (word: string) => roles.has(nameKey(word));
  const namesOf = onceForEach((credit: string) => namesInCredit(credit, { hasFile, isRole }));
  cached = { key, namesOf };
  return namesOf;
}

/** Returns the keys of all roles: those in credits, those in `content/roles.yaml`, and the fixed roles of pictures. */
function rolesIn(documents: readonly Document[]): ReadonlySet<string> {
  const tableRoles = listedRoles(documents).map(({ text }) => text);
  const creditRoles = new Set(documents.flatMap(({ metadata }) => metadata.credits.map(({ role }) => role)));
  return new Set([...PICTURE_ROLES, ...tableRoles, ...creditRoles].map(nameKey));
}

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

interface NameChecks {
  /** Checks whether a file of a person has this name. */
  hasFile: (name: string) => boolean;
  isRole: (word: string) => boolean;
}

/** Matches separators. A credit without separators is one name. */
const SEPARATORS = /[,;:&+/"“«]|\s(?:[yYe]|and)\s/;

/**
 * Matches separators that may join several names. A text with only other separators is one name of two words: «Corsé &
 * Clavo».
 */
const DOUBTFUL_SEPARATORS = /[,;]|\s(?:[yYe]|and)\s/;

function namesInCredit(text: string, { hasFile, isRole }: NameChecks): NamesInCredit {
  if (!SEPARATORS.test(text) || hasFile(text)) return oneName(text);
  const places = namesIn(text, hasFile);
  const [first, ...more] = places;
  if (!first || places.some(({ role }) => role !== undefined && !isRole(role))) return oneName(text, true);
  if (more.length === 0) return { names: [toNameInCredit(first)], isUnclear: false };
  const fullNames = places.filter(isFullName);
  const isList = fullNames.length > 1 && places.every((place) => isFullName(place) || isNotName(place));
  if (isList && !isInstitution(text, places)) return { names: withRoles(fullNames), isUnclear: false };
  const name = first.role === undefined ? text : text.slice(text.indexOf(":") + 1).trimStart();
  const wholeName = { ...first, name, start: text.length - name.length };
  return {
    names: [toNameInCredit(wholeName)],
    isUnclear: DOUBTFUL_SEPARATORS.test(text) && (isList || !isInstitution(text, [first])),
  };
}

const oneName = (name: string, isUnclear = false): NamesInCredit => ({ names: [{ name, start: 0 }], isUnclear });

type NameInput = Omit<NameInCredit, "role"> & { role?: string | undefined };

const toNameInCredit = ({ name, start, role }: NameInput): NameInCredit =>
  role ? { name, start, role } : { name, start };

/** Applies a role to all names after it: «Foto: Ana Sosa y Leo Paz». */
function withRoles(places: readonly PlacedName[]): NameInCredit[] {
  let currentRole: string | undefined;
  return places.map(({ name, start, role }) =>
    toNameInCredit({ name, start, role: (currentRole = role ?? currentRole) }),
  );
}

const LOWERCASE_START = /^\p{Ll}/u;
const BETWEEN_NAMES = "da|de|del|den|der|di|do|dos|el|la|las|los|van|von";

/** Matches a given name with a surname. Without surnames, the parts of a credit may be one name: «Hilo y Tiza». */
const FULL_NAME = new RegExp(`^(?!\\p{Ll})\\S*(?:\\s+(?!\\s)(?:(?:${BETWEEN_NAMES})(?!\\S)|(?!\\p{Ll})\\S*))+$`, "u");
const isFullName = ({ name, isSingleName: isWhole }: PlacedName) => isWhole || FULL_NAME.test(name);

/** Checks whether the words are not a name, because they begin in lower case: «… y a todo el equipo». */
const isNotName = ({ name }: PlacedName) => LOWERCASE_START.test(name);

/**
 * Checks whether a credit is one institution, such as «Instituto de Arte y Nueva Música»: its first part begins with a
 * kind of institution, and its second part does not.
 */
function isInstitution(text: string, places: readonly PlacedName[]): boolean {
  if (places.length > 2 || /[,;]/.test(text)) return false;
  const [first, second = false] = places.map(({ name }) => KINDS_OF_PLACES.has(nameKey(name).split(" ")[0] ?? ""));
  return first === true && !second;
}
