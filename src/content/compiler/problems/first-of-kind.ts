import type { Problem } from "./problem.ts";

/** Warnings of a kind that are shown. */
const MOST = 5;

/** `rest`: of each kind those that are not shown. */
export function firstOfEach(warnings: readonly Problem[]) {
  const kinds = [...grouped(warnings, ({ code }) => code).values()];
  const first = new Set(kinds.flatMap((kind) => kind.slice(0, MOST)));
  return {
    shown: warnings.filter((each) => first.has(each)),
    rest: kinds.map((kind) => kind.slice(MOST)).filter((kind) => kind.length > 0),
  };
}

/** In the order of the first of each group. */
export function grouped(problems: readonly Problem[], keyOf: (problem: Problem) => string): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const group = groups.get(keyOf(problem));
    if (group) group.push(problem);
    else groups.set(keyOf(problem), [problem]);
  }
  return groups;
}
