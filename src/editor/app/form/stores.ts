/**
 * What the form shows, to which each control listens by its path: a key press draws anew only what
 * shows the value that it changes, however long the form is.
 */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { FieldPath } from "./field-path.ts";
import { createListeners } from "../../../shared/loading/listeners.ts";
import { valueAt } from "../../../shared/values.ts";
import type { EditorProblem } from "../../contract/protocol.ts";

export type FieldStore = ReturnType<typeof createFieldStore>;

export function createFieldStore(first: Fields) {
  let fields = first;
  const { tell, listen } = createListeners();
  return {
    at: (path: FieldPath): Value | undefined => valueAt(fields, path),
    put(next: Fields) {
      if (next === fields) return;
      fields = next;
      tell();
    },
    subscribe: listen,
  };
}

/** By names of fields. */
export type ProblemsByField = ReadonlyMap<string, readonly EditorProblem[]>;

export interface ProblemStore {
  /** Of the field itself. */
  at(name: string): readonly EditorProblem[];
  /** How many there are at the field and at its parts. */
  within(name: string, severity: EditorProblem["severity"]): number;
  put(problems: ProblemsByField): void;
  subscribe(listener: () => void): () => void;
}

const NONE: readonly EditorProblem[] = [];

export function createProblemStore(): ProblemStore {
  let shown: ProblemsByField = new Map();
  const { tell, listen } = createListeners();
  return {
    at: (name) => shown.get(name) ?? NONE,
    within: (name, severity) =>
      [...shown]
        .flatMap(([each, all]) => (isWithin(each, name) ? all : []))
        .filter((each) => each.severity === severity).length,
    put(next) {
      shown = new Map([...next].map(([name, all]) => [name, kept(shown.get(name), all)]));
      tell();
    },
    subscribe: listen,
  };
}

const isWithin = (name: string, whole: string) =>
  name === whole || name.startsWith(`${whole}.`) || name.startsWith(`${whole}[`);

/** The list of before, if the new one says the same. */
function kept(old: readonly EditorProblem[] | undefined, next: readonly EditorProblem[]): readonly EditorProblem[] {
  return old && says(old) === says(next) ? old : next;
}

const says = (problems: readonly EditorProblem[]) =>
  problems.map(({ title, message, hint, at }) => [title, message, hint, at?.line, at?.column].join("\n")).join("\n\n");
