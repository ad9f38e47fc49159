import { useMemo, useState } from "react";
import type { RoomProblem } from "../../contract/protocol.ts";

/**
 * `own`: of the document by itself, as it is typed. `checked`: of everything, a little later; of them those across
 * documents stand until the next.
 */
export function useProblems(own: readonly RoomProblem[], checked: readonly RoomProblem[]): readonly RoomProblem[] {
  const [last, setLast] = useState({ checked, across: without(checked, own) });
  // Of later drafts only the next check knows what they do to others.
  if (last.checked !== checked) setLast({ checked, across: without(checked, own) });
  return useMemo(() => [...own, ...without(last.across, own)], [own, last]);
}

const without = (problems: readonly RoomProblem[], known: readonly RoomProblem[]) =>
  problems.filter((each) => !known.some((other) => isSame(other, each)));

const isSame = (one: RoomProblem, other: RoomProblem) => one.code === other.code && one.field === other.field;
