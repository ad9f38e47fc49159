/**
 * Stores of the values and problems of a form. Controls subscribe by path or name, so that a key press renders only
 * what it changes.
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

/** Problems by the names of their fields. */
export type ProblemsByField = ReadonlyMap<string, readonly EditorProblem[]>;

export type ProblemStore = ReturnType<typeof createProblemStore>;

const NONE: readonly EditorProblem[] = [];

export function createProblemStore() {
  let shown: ProblemsByField = new Map();
  const { tell, listen } = createListeners();
  return {
    /** The problems of the field itself. */
    at: (name: string) => shown.get(name) ?? NONE,
    /** The number of problems at the field and its parts. */
    within: (name: string, severity: EditorProblem["severity"]) =>
      [...shown]
        .flatMap(([each, all]) => (isWithin(each, name) ? all : []))
        .filter((each) => each.severity === severity).length,
    put(next: ProblemsByField) {
      shown = new Map([...next].map(([name, all]) => [name, keepIfSame(shown.get(name), all)]));
      tell();
    },
    subscribe: listen,
  };
}

const isWithin = (name: string, whole: string) =>
  name === whole || name.startsWith(`${whole}.`) || name.startsWith(`${whole}[`);

/** The former array, if the new one has the same problems. */
function keepIfSame(
  old: readonly EditorProblem[] | undefined,
  next: readonly EditorProblem[],
): readonly EditorProblem[] {
  return old && textOf(old) === textOf(next) ? old : next;
}

const textOf = (problems: readonly EditorProblem[]) =>
  problems.map(({ title, message, hint, at }) => [title, message, hint, at?.line, at?.column].join("\n")).join("\n\n");
