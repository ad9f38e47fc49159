import type { ContentConfig } from "../document/collection.ts";
import type { Finding, Problem } from "../problems/problem.ts";
import { parseSources } from "../read/yaml/parse-sources.ts";
import type { RefusedDocument } from "../read/validate.ts";

/**
 * Explains and locates findings. `explain.ts` and `locate.ts` are loaded on demand, because most builds find nothing.
 * `hasYaml` is false for unsaved fields of a form, because there is no YAML text in which findings could be located.
 */
export async function problemsFrom(
  config: ContentConfig,
  refused: readonly RefusedDocument[],
  otherFindings: readonly Finding[],
  hasYaml = true,
): Promise<Problem[]> {
  if (refused.length + otherFindings.length === 0) return [];
  const [{ explain }, { locate }] = await Promise.all([import("./explain.ts"), import("./locate.ts")]);
  const findings = [...refused.flatMap((each) => explain(config.problems, each)), ...otherFindings];
  const sources = findings.flatMap(({ source, other }) => (other ? [source, other.source] : [source]));
  const parsed = hasYaml ? await parseSources([...new Set(sources)]) : [];
  return locate(
    findings,
    parsed.flatMap((each) => ("source" in each ? [each.source] : [])),
  );
}
