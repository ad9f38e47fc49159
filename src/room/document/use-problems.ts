import { useEffect, useMemo, useState } from "react";
import type { RoomProblem } from "../../editing/protocol.ts";

/**
 * `own`: of the document by itself, as it is typed. `checked`: of everything, a little later; of them those across
 * documents stand until the next.
 */
export function useProblems(own: readonly RoomProblem[], checked: readonly RoomProblem[]): readonly RoomProblem[] {
  const [across, setAcross] = useState<readonly RoomProblem[]>([]);
  useEffect(() => {
    setAcross(checked.filter((each) => !own.some((known) => isSame(known, each))));
    // Of later drafts only the next check knows what they do to others.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [checked]);
  return useMemo(() => [...own, ...across.filter((each) => !own.some((known) => isSame(known, each)))], [own, across]);
}

const isSame = (one: RoomProblem, other: RoomProblem) => one.code === other.code && one.field === other.field;
