import { useSyncExternalStore } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import { useTools } from "./form-context.ts";

export function useProblems(name: string): readonly EditorProblem[] {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.at(name));
}

export function useProblemCount(name: string, severity: EditorProblem["severity"]): number {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.within(name, severity));
}
