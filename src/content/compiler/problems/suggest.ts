import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the candidate that was most likely meant, or `""`. At most a third of the candidate's letters may differ;
 * letter case is ignored.
 */
export function suggest(input: string, candidates: readonly string[]): string {
  if (candidates.length === 0) return "";
  const lowered = candidates.map((candidate) => candidate.toLowerCase());
  const best = closest(input.toLowerCase(), lowered);
  const isNear = distance(input.toLowerCase(), best) <= Math.ceil(best.length / 3);
  return isNear ? (candidates[lowered.indexOf(best)] ?? "") : "";
}
