/** Withholds problems of unfilled fields in a draft until the field loses focus, or until an attempt to publish. */
import { type FocusEvent, useMemo, useState } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";

/** Returns the problems to show, and functions to call when a field loses the focus and before publishing (`onTry`). */
export function useWithheldProblems(problems: readonly EditorProblem[], isDraft: boolean) {
  const [isTried, setTried] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<string>>(new Set());
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const [name, next] = [fieldOf(target), fieldOf(relatedTarget)];
    if (name && name !== next && !leftFields.has(name)) setLeftFields(new Set([...leftFields, name]));
  };
  const shownProblems = useMemo(
    () => (isDraft && !isTried ? problems.filter(({ toFill, field }) => !toFill || leftFields.has(field)) : problems),
    [problems, isDraft, isTried, leftFields],
  );
  return { shownProblems, onBlur, onTry: () => setTried(true) };
}

/** Returns the name of the field that contains an element; `""` for none. */
const fieldOf = (element: EventTarget | null) =>
  (element instanceof Element && element.closest<HTMLElement>("[data-field]")?.dataset["field"]) || "";
