import { Box, chakra, Text } from "@chakra-ui/react";
import { type ComponentProps, useMemo, useState, useEffect } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import * as messages from "#messages";

/** Renders a notice above the fields of a document. */
export function Notice({ severity, ...props }: ComponentProps<typeof Box> & Pick<EditorProblem, "severity">) {
  const look = { borderColor: `border.${severity}`, bg: `bg.${severity}` };
  return <Box as="section" mb="6" p="4" borderWidth="1px" rounded="md" {...look} {...props} />;
}

interface ProblemListProps {
  severity: EditorProblem["severity"];
  /** The problems with this severity. */
  problems: readonly EditorProblem[];
  /** Returns the label of a problem's field; `""` for a problem of the whole document. */
  placeOf: (problem: EditorProblem) => string;
  onReveal: (problem: EditorProblem) => void;
}

/** Errors and warnings have different titles, because some people cannot distinguish the colours. */
const SHOWN = {
  error: { label: messages.document.problems, title: messages.document.countProblems },
  warning: { label: messages.document.warnings, title: messages.document.countWarnings },
} as const;

/** Renders a list of problems. A click on a problem reveals its field. */
export function ProblemList({ severity, problems, placeOf, onReveal }: ProblemListProps) {
  if (problems.length === 0) return undefined;
  const { label, title } = SHOWN[severity];
  return (
    <Notice severity={severity} aria-label={label}>
      <Text fontWeight="semibold">{title(problems.length)}</Text>
      <chakra.ul listStyleType="none" mt="2" display="grid" gap="1">
        {problems.map((problem, index) => (
          <chakra.li key={index}>
            <chakra.button
              type="button"
              textAlign="start"
              cursor="pointer"
              minH="6"
              textStyle="sm"
              overflowWrap="anywhere"
              _hover={{ textDecoration: "underline" }}
              onClick={() => onReveal(problem)}
            >
              <b>{problem.title}</b>
              {placeOf(problem) && ` · ${placeOf(problem)}`}. {problem.message}
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Notice>
  );
}

/**
 * Returns the problems of the document as it is typed (`own`), and the problems that depend on other documents, from
 * the last check of all content (`checked`).
 */
export function useProblems(
  own: readonly EditorProblem[],
  checked: readonly EditorProblem[],
): readonly EditorProblem[] {
  const [last, setLast] = useState({ checked, across: acrossOf(checked, own) });
  // Problems that depend on other documents are determined once per check. Later, `checked` may still have problems of
  // this document that are already corrected.
  if (last.checked !== checked) setLast({ checked, across: acrossOf(checked, own) });
  return useMemo(() => [...own, ...without(last.across, own)], [own, last]);
}

/** The code of a problem that only a check of all content finds. */
const MISSING_IMAGE = "missing-image";

/** Other problems with `toFill` are left out: they concern this document alone, and may already be corrected. */
const acrossOf = (checked: readonly EditorProblem[], own: readonly EditorProblem[]) =>
  without(checked, own).filter(({ toFill, code }) => !toFill || code === MISSING_IMAGE);

const without = (problems: readonly EditorProblem[], known: readonly EditorProblem[]) =>
  problems.filter((each) => !known.some((other) => isSame(other, each)));

const isSame = (one: EditorProblem, other: EditorProblem) => one.code === other.code && one.field === other.field;

/** Delays a new value while a pointer is pressed, because a button that moved under the finger would lose the click. */
export function useHeldWhilePressed<Value>(value: Value): Value {
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
    // The timeout is needed, because the click event follows the release of the pointer.
    const release = () => void setTimeout(setPressed, 0, false);
    on("pointerdown", () => setPressed(true));
    on("pointerup", release);
    on("pointercancel", release);
    return () => listening.abort();
  }, []);
  return isPressed;
}
