/** What a control reads of its field: the value, and what is wrong with it. */
import { useSyncExternalStore } from "react";
import type { Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import type { FieldPath } from "./fields/field-path.ts";
import { useTools } from "./form-context.ts";

export function useValue(path: FieldPath): Value | undefined {
  return useRead(path, (value) => value);
}

/** What `read` makes of a value: the component is drawn anew only when that changes. */
export function useRead<Said extends Value | undefined>(
  path: FieldPath,
  read: (value: Value | undefined) => Said,
): Said {
  const { store } = useTools();
  return useSyncExternalStore(store.subscribe, () => read(store.at(path)));
}

export function useProblems(name: string): readonly EditorProblem[] {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.at(name));
}

export function useProblemCount(name: string, severity: EditorProblem["severity"]): number {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.within(name, severity));
}

export const controlId = (name: string) => `campo-${name}`;
export const helpId = (id: string) => `${id}-ayuda`;
export const problemsId = (id: string) => `${id}-problemas`;

/** `describedBy`: the elements that say what is wrong with the control and what it is for. */
export function useDescription(name: string, { description }: FormSchema) {
  const id = controlId(name);
  const problems = useProblems(name);
  const describedBy = [problems.length > 0 && problemsId(id), description && helpId(id)].filter(Boolean).join(" ");
  // A warning leaves it valid.
  const isInvalid = problems.some(({ severity }) => severity === "error");
  return { id, describedBy: describedBy || undefined, isInvalid };
}
