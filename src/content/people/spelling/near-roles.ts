/** Which roles are probably one, written in two ways. */
import { nameKey } from "../../../shared/compiled/name-key.ts";
import { candidates } from "./near-words.ts";
import { put } from "./put.ts";
import { slipBetween } from "./slip.ts";
import { joined, soundOf } from "./sound.ts";

/** The least letters of a word that is typed wrong: Host and Ost are two. */
const SHORTEST = 5;

/** For each role, as it is written, those near it; a pair is on both sides. */
export function nearRoles(roles: readonly string[]): Map<string, string[]> {
  const near = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  for (const role of roles) put(byLetters, wordsOf(role).join(""), role);
  const add = (ones: readonly string[], others: readonly string[]) => {
    for (const one of ones) for (const other of others) if (one !== other) put(near, one, other);
  };
  for (const same of byLetters.values()) add(same, same);
  const sounds = new Map([...byLetters].map(([letters, [role = ""]]) => [letters, joined(wordsOf(role).map(soundOf))]));
  for (const [a, b] of candidates(sounds)) {
    const [ones = [], others = []] = [byLetters.get(a), byLetters.get(b)];
    const isNear = ones.some((one) => others.some((other) => isTypedWrong(wordsOf(one), wordsOf(other))));
    if (!isNear) continue;
    add(ones, others);
    add(others, ones);
  }
  return near;
}

/** Without letter case, accents and hyphens: Make-up is Makeup. */
const wordsOf = (role: string) =>
  nameKey(role)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function isTypedWrong(a: readonly string[], b: readonly string[]): boolean {
  const different = a.flatMap((word, at) => (word === b[at] ? [] : [[word, b[at] ?? ""] as const]));
  const [[one, other] = ["", ""], ...more] = different;
  if (a.length !== b.length || more.length > 0 || Math.min(one.length, other.length) < SHORTEST) return false;
  // Fotógrafo and fotógrafa, asistente and asistentes are other words.
  if (one.slice(-2) !== other.slice(-2)) return false;
  const slips = [slipBetween(one, other), slipBetween(soundOf(one), soundOf(other))];
  return soundOf(one) === soundOf(other) || slips.includes("certain") || slips.includes("likely");
}
