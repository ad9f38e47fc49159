import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the candidate that was most likely meant, or `""`. At most a third of the candidate's letters may differ;
 * letter case is ignored.
 */
export function suggest(written: string, candidates: readonly string[]): string {
  if (candidates.length === 0) return "";
  const lowered = candidates.map((candidate) => candidate.toLowerCase());
  const best = closest(written.toLowerCase(), lowered);
  const near = distance(written.toLowerCase(), best) <= Math.ceil(best.length / 3);
  return near ? (candidates[lowered.indexOf(best)] ?? "") : "";
}
