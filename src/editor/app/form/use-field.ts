/** What every control of a form shares. */
import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditorState, EditorProblem } from "../../contract/protocol.ts";
import type { Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { KindOf } from "./field-kind.ts";
import type { FieldStore, ProblemStore } from "./stores.ts";
import type { FieldPath } from "./field-path.ts";

/** Where the form stands. */
export interface FormContext extends Pick<EditorState, "now" | "types"> {
  /** The document, from the content folder. */
  file: string;
}

export type ChangeField = (path: FieldPath, value: Value | undefined) => void;

export interface FormTools {
  /** The same function for as long as the form is there. */
  change: ChangeField;
  store: FieldStore;
  problems: ProblemStore;
  kindOf: KindOf;
}

export const ToolsContext = createContext<FormTools | undefined>(undefined);
/** Stays the same while the document does. */
export const DocumentContext = createContext<FormContext | undefined>(undefined);
/** Every document, for references and links. */
export const EntriesContext = createContext<EditorState["entries"]>([]);

export function useTools(): FormTools {
  return provided(useContext(ToolsContext));
}

export function useFormContext(): FormContext {
  return provided(useContext(DocumentContext));
}

function provided<Given>(value: Given | undefined): Given {
  if (value === undefined) throw new Error("A control stands outside of a DocumentForm.");
  return value;
}

/** What a control reads of its field: the value, and what is wrong with it. */
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
