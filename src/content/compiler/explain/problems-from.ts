import type { ContentConfig } from "../document/collection.ts";
import type { Finding, Problem } from "../problems/problem.ts";
import { parseSources } from "../read/yaml/parse-sources.ts";
import type { Refused } from "../read/validate.ts";

/**
 * Explains and locates findings. `explain.ts` and `locate.ts` are loaded on demand, because most builds find nothing.
 * `isWritten` is false for unsaved fields of a form, which have no YAML text in which findings could be located.
 */
export async function problemsFrom(
  config: ContentConfig,
  refused: readonly Refused[],
  found: readonly Finding[],
  isWritten = true,
): Promise<Problem[]> {
  if (refused.length + found.length === 0) return [];
  const [{ explain }, { locate }] = await Promise.all([import("./explain.ts"), import("./locate.ts")]);
  const findings = [...refused.flatMap((each) => explain(config.problems, each)), ...found];
  const sources = findings.flatMap(({ source, other }) => (other ? [source, other.source] : [source]));
  const parsed = isWritten ? await parseSources([...new Set(sources)]) : [];
  return locate(
    findings,
    parsed.flatMap((each) => ("source" in each ? [each.source] : [])),
  );
}
