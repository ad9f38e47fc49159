/**
 * The context of a form, and the stores of its values and problems. Controls subscribe to a path or name, because a key
 * press must render only the controls that it changes.
 */
import { createContext, useContext, useSyncExternalStore } from "react";
import type { EditorState, EditorProblem } from "../../contract/protocol.ts";
import type { Value, FormSchema, Fields } from "../../../content/authoring/schemas/form-schema.ts";
import type { KindOf } from "./field-kind.ts";
import { type FieldPath, valueAt } from "../../../shared/values.ts";
import { createListeners } from "../../../shared/loading/listeners.ts";

type FieldStore = ReturnType<typeof createFieldStore>;

export function createFieldStore(initial: Fields) {
  let fields = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: (path: FieldPath): Value | undefined => valueAt(fields, path),
    set(next: Fields) {
      if (next === fields) return;
      fields = next;
      notify();
    },
    subscribe,
  };
}

/** Problems by the names of their fields. */
export type ProblemsByField = ReadonlyMap<string, readonly EditorProblem[]>;

type ProblemStore = ReturnType<typeof createProblemStore>;

const NONE: readonly EditorProblem[] = [];

export function createProblemStore() {
  let byField: ProblemsByField = new Map();
  const { notify, subscribe } = createListeners();
  return {
    /** Returns the problems of the field itself, without those of the fields inside it. */
    get: (name: string) => byField.get(name) ?? NONE,
    /** Returns the number of problems of the field and of all fields inside it. */
    countWithin: (name: string, severity: EditorProblem["severity"]) =>
      [...byField]
        .flatMap(([field, problems]) => (isWithin(field, name) ? problems : []))
        .filter((problem) => problem.severity === severity).length,
    set(next: ProblemsByField) {
      byField = new Map([...next].map(([name, problems]) => [name, keepIfSame(byField.get(name), problems)]));
      notify();
    },
    subscribe,
  };
}

const isWithin = (name: string, outer: string) =>
  name === outer || name.startsWith(`${outer}.`) || name.startsWith(`${outer}[`);

/** Returns the old array if the new array has the same problems, because a new array would render the field again. */
function keepIfSame(
  old: readonly EditorProblem[] | undefined,
  next: readonly EditorProblem[],
): readonly EditorProblem[] {
  return old && textOf(old) === textOf(next) ? old : next;
}

const textOf = (problems: readonly EditorProblem[]) =>
  problems.map(({ title, message, hint, at }) => [title, message, hint, at?.line, at?.column].join("\n")).join("\n\n");

/** The data that controls need: the document types, the blocks that texts can contain, and the document's file. */
export interface FormContext extends Pick<EditorState, "types" | "blocks"> {
  /** The file of the document, relative to the content folder. */
  file: string;
}

export type ChangeField = (path: FieldPath, value: Value | undefined) => void;

export interface FormTools {
  /** Changes the value of a field. The function stays the same while the form is mounted. */
  change: ChangeField;
  store: FieldStore;
  problems: ProblemStore;
  kindOf: KindOf;
}

export const ToolsContext = createContext<FormTools | undefined>(undefined);
/** The context of the open document. The object stays the same while the document is open. */
export const DocumentContext = createContext<FormContext | undefined>(undefined);
/** Data that may change while the document is open: all documents (for references and links) and the current time. */
export const StateContext = createContext<Pick<EditorState, "entries" | "now">>({ entries: [], now: "" });

export function useTools(): FormTools {
  return requireContext(useContext(ToolsContext));
}

export function useFormContext(): FormContext {
  return requireContext(useContext(DocumentContext));
}

function requireContext<Context>(value: Context | undefined): Context {
  if (value === undefined) throw new Error("A control stands outside of a DocumentForm.");
  return value;
}

export function useValue(path: FieldPath): Value | undefined {
  return useRead(path, (value) => value);
}

/** Reads a part of a value. The component renders only when that part changes. */
export function useRead<Part extends Value | undefined>(
  path: FieldPath,
  read: (value: Value | undefined) => Part,
): Part {
  const { store } = useTools();
  return useSyncExternalStore(store.subscribe, () => read(store.get(path)));
}

export function useProblems(name: string): readonly EditorProblem[] {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.get(name));
}

export function useProblemCount(name: string, severity: EditorProblem["severity"]): number {
  const { problems } = useTools();
  return useSyncExternalStore(problems.subscribe, () => problems.countWithin(name, severity));
}

export const controlId = (name: string) => `campo-${name}`;
export const helpId = (id: string) => `${id}-ayuda`;
export const problemsId = (id: string) => `${id}-problemas`;

/**
 * Returns the ID and the ARIA state of a control. `describedBy` has the IDs of the elements with the problems and the
 * help; it is `undefined` if the field has neither.
 */
export function useDescription(name: string, { description }: FormSchema) {
  const id = controlId(name);
  const problems = useProblems(name);
  const describedBy = [problems.length > 0 && problemsId(id), description && helpId(id)].filter(Boolean).join(" ");
  // Warnings are not counted, because a field with only warnings is valid.
  const isInvalid = problems.some(({ severity }) => severity === "error");
  return { id, describedBy: describedBy || undefined, isInvalid };
}
