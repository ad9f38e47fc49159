import { useSyncExternalStore } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import { useTools } from "./form-context.ts";

export function useProblems(name: string): readonly EditorProblem[] {
  const { board } = useTools();
  return useSyncExternalStore(board.subscribe, () => board.at(name));
}

export function useProblemCount(name: string, severity: EditorProblem["severity"]): number {
  const { board } = useTools();
  return useSyncExternalStore(board.subscribe, () => board.within(name, severity));
}
