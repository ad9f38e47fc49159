import { useMemo, useState } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";

/**
 * `own`: of the document by itself, as it is typed. `checked`: of everything, a little later; of them those across
 * documents stand until the next.
 */
export function useProblems(
  own: readonly EditorProblem[],
  checked: readonly EditorProblem[],
): readonly EditorProblem[] {
  const [last, setLast] = useState({ checked, across: without(checked, own) });
  // Of later drafts only the next check knows what they do to others.
  if (last.checked !== checked) setLast({ checked, across: without(checked, own) });
  return useMemo(() => [...own, ...without(last.across, own)], [own, last]);
}

const without = (problems: readonly EditorProblem[], known: readonly EditorProblem[]) =>
  problems.filter((each) => !known.some((other) => isSame(other, each)));

const isSame = (one: EditorProblem, other: EditorProblem) => one.code === other.code && one.field === other.field;
