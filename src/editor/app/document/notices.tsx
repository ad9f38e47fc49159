import { Box, chakra, Text } from "@chakra-ui/react";
import { type ComponentProps, useMemo, useState, useEffect } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import * as messages from "#messages";

/** What is to be known above the fields of a document. */
export function Notice({ severity, ...props }: ComponentProps<typeof Box> & Pick<EditorProblem, "severity">) {
  const look = { borderColor: `border.${severity}`, bg: `bg.${severity}` };
  return <Box as="section" mb="6" p="4" borderWidth="1px" rounded="md" {...look} {...props} />;
}

interface ProblemListProps {
  severity: EditorProblem["severity"];
  /** Of that severity. */
  problems: readonly EditorProblem[];
  /** In words; empty for the whole document. */
  placeOf: (problem: EditorProblem) => string;
  onReveal: (problem: EditorProblem) => void;
}

/** The title tells them apart for whom colours do not. */
const SHOWN = {
  error: {
    label: messages.document.problems,
    title: messages.document.countProblems,
  },
  warning: {
    label: messages.document.warnings,
    title: messages.document.countWarnings,
  },
} as const;

/** What is wrong in a document, in the compiler's words; each leads to its field. */
export function ProblemList({ severity, problems, placeOf, onReveal }: ProblemListProps) {
  if (problems.length === 0) return undefined;
  const { label, title } = SHOWN[severity];
  return (
    <Notice severity={severity} aria-label={label}>
      <Text fontWeight="semibold">{title(problems.length)}</Text>
      <chakra.ul listStyleType="none" mt="2" display="grid" gap="1">
        {problems.map((problem, index) => (
          <chakra.li key={index}>
            <ProblemButton
              title={problem.title}
              place={placeOf(problem)}
              message={problem.message}
              onPress={() => onReveal(problem)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
    </Notice>
  );
}

interface ProblemButtonProps {
  title: string;
  /** In words; empty for a whole document. */
  place: string;
  message: string;
  onPress: () => void;
}

/** A problem that leads to its field. */
function ProblemButton({ title, place, message, onPress }: ProblemButtonProps) {
  return (
    <chakra.button
      type="button"
      textAlign="start"
      cursor="pointer"
      minH="6"
      textStyle="sm"
      overflowWrap="anywhere"
      _hover={{ textDecoration: "underline" }}
      onClick={onPress}
    >
      <b>{title}</b>
      {place && ` · ${place}`}. {message}
    </chakra.button>
  );
}

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
