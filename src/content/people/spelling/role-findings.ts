/** Finds roles that are spelt in two ways, unless `content/roles.yaml` lists both. Each role is reported once. */
import { messages } from "../../messages/messages.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { FieldPath } from "../../compiler/document/source.ts";
import type { Finding } from "../../compiler/problems/problem.ts";
import type { Credit, Collector } from "../each-credit.ts";
import { listedRoles } from "../role-groups.ts";
import { countUse, type Usage, spellingFinding } from "./usage.ts";
import { append } from "../../../shared/append.ts";
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { candidatePairs, rateTypo } from "./near-words.ts";
import { joinSounds, soundOf } from "./phonetics.ts";

interface Role extends Usage {
  /** Whether `content/roles.yaml` lists the role. A listed role is correct. */
  isListed: boolean;
  /** The number of roles that were added before this role. */
  order: number;
}

export function roleCollector(documents: readonly Document[]): Collector {
  const roles = new Map<string, Role>();
  const createRole = (text: string, document: Document, path: FieldPath, isListed = false): Role => {
    return { text, document, path, isListed, count: 0, order: roles.size };
  };
  for (const { text, document, path } of listedRoles(documents))
    roles.set(text, createRole(text, document, path, true));
  const add = ({ document, mention }: Credit) => {
    const { role: text, roleField, path } = mention;
    // Only the place of the first use is kept: later entries of a list may inherit the role and lack its text.
    if (text && roleField !== undefined)
      countUse(roles, text, () => createRole(text, document, [...path.slice(0, -1), roleField]));
  };
  return { add, findings: () => findingsOf(roles) };
}

function findingsOf(roles: ReadonlyMap<string, Role>): Finding[] {
  const similar = similarRoles([...roles.keys()]);
  return [...roles.values()].flatMap((role) => {
    if (role.isListed) return [];
    const others = (similar.get(role.text) ?? []).flatMap((text) => roles.get(text) ?? []);
    const [correct] = others.filter((other) => bestFirst(other, role) < 0).toSorted(bestFirst);
    return correct
      ? [spellingFinding({ rare: role, other: correct, ...(correct.isListed && LISTED_REASON) }, "role-spelling")]
      : [];
  });
}

const LISTED_REASON = { reason: messages.findings.inRoleTable };

/** Compares roles for sorting: listed roles first, then the most frequent, then by `order`. */
function bestFirst(a: Role, b: Role): number {
  return Number(b.isListed) - Number(a.isListed) || b.count - a.count || a.order - b.order;
}

/** The minimum length of a word that can be reported as a typo. Short words, such as Host and Ost, often differ. */
const MIN_WORD_LENGTH = 5;

/** Returns the similar spellings of each role. Each pair is listed under both roles. */
function similarRoles(roles: readonly string[]): Map<string, string[]> {
  const similar = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  for (const role of roles) append(byLetters, wordsOf(role).join(""), role);
  const add = (ones: readonly string[], others: readonly string[]) => {
    for (const one of ones) for (const other of others) if (one !== other) append(similar, one, other);
  };
  for (const same of byLetters.values()) add(same, same);
  const sounds = new Map(
    [...byLetters].map(([letters, [role = ""]]) => [letters, joinSounds(wordsOf(role).map(soundOf))]),
  );
  for (const [a, b] of candidatePairs(sounds)) {
    const [ones = [], others = []] = [byLetters.get(a), byLetters.get(b)];
    const isSimilar = ones.some((one) => others.some((other) => isTypo(wordsOf(one), wordsOf(other))));
    if (!isSimilar) continue;
    add(ones, others);
    add(others, ones);
  }
  return similar;
}

/** Splits a role into words. Letter case, accents and hyphens are ignored: Make-up equals Makeup. */
const wordsOf = (role: string) =>
  nameKey(role)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function isTypo(a: readonly string[], b: readonly string[]): boolean {
  const different = a.flatMap((word, at) => (word === b[at] ? [] : [[word, b[at] ?? ""] as const]));
  const [[one, other] = ["", ""], ...more] = different;
  if (a.length !== b.length || more.length > 0 || Math.min(one.length, other.length) < MIN_WORD_LENGTH) return false;
  // Words with different endings are different words, not typos: fotógrafo and fotógrafa, asistente and asistentes.
  if (one.slice(-2) !== other.slice(-2)) return false;
  const ratings = [rateTypo(one, other), rateTypo(soundOf(one), soundOf(other))];
  return soundOf(one) === soundOf(other) || ratings.includes("certain") || ratings.includes("likely");
}
