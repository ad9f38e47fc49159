import { useMemo, useState, useEffect } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";

/**
 * `own`: of the document by itself, as it is typed. `checked`: of everything, a little later; of them those across
 * documents stand until the next.
 */
export function useProblems(
  own: readonly EditorProblem[],
  checked: readonly EditorProblem[],
): readonly EditorProblem[] {
  const [last, setLast] = useState({ checked, across: without(checked, own) });
  // Of later drafts only the next check knows what they do to others.
  if (last.checked !== checked) setLast({ checked, across: without(checked, own) });
  return useMemo(() => [...own, ...without(last.across, own)], [own, last]);
}

const without = (problems: readonly EditorProblem[], known: readonly EditorProblem[]) =>
  problems.filter((each) => !known.some((other) => isSame(other, each)));

const isSame = (one: EditorProblem, other: EditorProblem) => one.code === other.code && one.field === other.field;

/** A value that goes on changing once nothing is pressed: a button that moved under the finger would lose its press. */
export function useSteady<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const isPressed = usePressed();
  if (!isPressed && shown !== value) show(value);
  return isPressed ? shown : value;
}

function usePressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: "pointerdown" | "pointerup" | "pointercancel", hear: () => void) =>
      window.addEventListener(type, hear, { capture: true, signal: listening.signal });
    // The click comes after the pointer was let go.
    const release = () => void setTimeout(setPressed, 0, false);
    on("pointerdown", () => setPressed(true));
    on("pointerup", release);
    on("pointercancel", release);
    return () => listening.abort();
  }, []);
  return isPressed;
}
