import { useSyncExternalStore } from "react";
import type { RoomProblem } from "../../contract/protocol.ts";
import { useTools } from "./form-context.ts";

export function useProblems(name: string): readonly RoomProblem[] {
  const { board } = useTools();
  return useSyncExternalStore(board.subscribe, () => board.at(name));
}

export function useProblemCount(name: string, severity: RoomProblem["severity"]): number {
  const { board } = useTools();
  return useSyncExternalStore(board.subscribe, () => board.within(name, severity));
}
