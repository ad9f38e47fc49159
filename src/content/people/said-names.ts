/** What a credit says: a name, or several. Who reads it sees the text as it is written. */
import { nameKey } from "../../shared/compiled/name-key.ts";
import { namesIn, type PlacedName } from "../../shared/magazine/credited-names.ts";
import { KINDS_OF_PLACES } from "./spelling/known-words.ts";

export interface SaidName {
  name: string;
  /** Its place in the text. */
  start: number;
  /** What stands before the name, and goes before the role of the credit: «Foto: Ana Sosa». */
  role?: string;
}

export interface SaidNames {
  names: readonly SaidName[];
  /** It is taken for one name, and may be several. */
  isUnclear: boolean;
}

interface Known {
  /** Whether a file is about somebody who is called so. */
  isDeclared: (name: string) => boolean;
  isRole: (word: string) => boolean;
}

/** In a text without any of them there is one name. */
const SIGNS = /[,;:&+/"“«]|\s(?:[yYe]|and)\s/;

/** Of two words with another sign between them one name is made, as of «Corsé & Clavo». */
const DOUBTFUL = /[,;]|\s(?:[yYe]|and)\s/;

export function saidNames(text: string, { isDeclared, isRole }: Known): SaidNames {
  if (!SIGNS.test(text) || isDeclared(text)) return oneName(text);
  const places = namesIn(text, isDeclared);
  const [first, ...more] = places;
  if (!first || places.some(({ role }) => role !== undefined && !isRole(role))) return oneName(text, true);
  if (more.length === 0) return { names: [saidBy(first)], isUnclear: false };
  const full = places.filter(isFull);
  const isList = full.length > 1 && places.every((place) => isFull(place) || isNobody(place));
  if (isList && !isPlace(text, places)) return { names: withRoles(full), isUnclear: false };
  const name = first.role === undefined ? text : text.slice(text.indexOf(":") + 1).trimStart();
  const whole = { ...first, name, start: text.length - name.length };
  return { names: [saidBy(whole)], isUnclear: DOUBTFUL.test(text) && (isList || !isPlace(text, [first])) };
}

const oneName = (name: string, isUnclear = false): SaidNames => ({ names: [{ name, start: 0 }], isUnclear });

type Said = Omit<SaidName, "role"> & { role?: string | undefined };

const saidBy = ({ name, start, role }: Said): SaidName => (role ? { name, start, role } : { name, start });

/** «Foto: Ana Sosa y Leo Paz» says what both did. */
function withRoles(places: readonly PlacedName[]): SaidName[] {
  let before: string | undefined;
  return places.map(({ name, start, role }) => saidBy({ name, start, role: (before = role ?? before) }));
}

const LOWER = /^\p{Ll}/u;
const BETWEEN_NAMES = "da|de|del|den|der|di|do|dos|el|la|las|los|van|von";

/** A given name and a surname, or so it looks: of one word alone nobody can tell, as of «Hilo y Tiza». */
const FULL = new RegExp(`^(?!\\p{Ll})\\S*(?:\\s+(?!\\s)(?:(?:${BETWEEN_NAMES})(?!\\S)|(?!\\p{Ll})\\S*))+$`, "u");
const isFull = ({ name, isWhole }: PlacedName) => isWhole || FULL.test(name);

/** «… y a todo el equipo». */
const isNobody = ({ name }: PlacedName) => LOWER.test(name);

/** «Instituto de Arte y Nueva Música»: what it is stands first, and there is no other such word. */
function isPlace(text: string, places: readonly PlacedName[]): boolean {
  if (places.length > 2 || /[,;]/.test(text)) return false;
  const [first, second = false] = places.map(({ name }) => KINDS_OF_PLACES.has(nameKey(name).split(" ")[0] ?? ""));
  return first === true && !second;
}
