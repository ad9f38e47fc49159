import { Box, chakra, Text } from "@chakra-ui/react";
import { type ComponentProps, useMemo, useState, useEffect } from "react";
import type { EditorProblem } from "../../contract/protocol.ts";
import * as messages from "#messages";

/** Renders a notice above the fields of a document. */
export function Notice({ severity, ...props }: ComponentProps<typeof Box> & Pick<EditorProblem, "severity">) {
  const colors = { borderColor: `border.${severity}`, bg: `bg.${severity}` };
  return <Box as="section" mb="6" p="4" borderWidth="1px" rounded="md" {...colors} {...props} />;
}

interface ProblemListProps {
  severity: EditorProblem["severity"];
  problems: readonly EditorProblem[];
  /** Returns the label of a problem's field; `""` for a problem of the whole document. */
  fieldLabelOf: (problem: EditorProblem) => string;
  onReveal: (problem: EditorProblem) => void;
}

/** Errors and warnings have different titles, because some people cannot distinguish their colours. */
const TEXTS = {
  error: { label: messages.document.problems, title: messages.document.countProblems },
  warning: { label: messages.document.warnings, title: messages.document.countWarnings },
} as const;

/** Renders a list of problems. A click on a problem reveals its field. */
export function ProblemList({ severity, problems, fieldLabelOf, onReveal }: ProblemListProps) {
  if (problems.length === 0) return undefined;
  const { label, title } = TEXTS[severity];
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
              {fieldLabelOf(problem) && ` · ${fieldLabelOf(problem)}`}. {problem.message}
            </chakra.button>
          </chakra.li>
        ))}
      </chakra.ul>
    </Notice>
  );
}

/**
 * Returns the problems to show: those of the document as it is typed (`draftProblems`) and, from the last check of all
 * content (`checkedProblems`), those that depend on other documents.
 */
export function useProblems(
  draftProblems: readonly EditorProblem[],
  checkedProblems: readonly EditorProblem[],
): readonly EditorProblem[] {
  const [lastCheck, setLastCheck] = useState({
    checked: checkedProblems,
    crossDocument: crossDocumentProblems(checkedProblems, draftProblems),
  });
  // Problems that depend on other documents are selected only once per check. Afterwards, `checkedProblems` may still
  // contain problems of this document that have been corrected in the meantime.
  if (lastCheck.checked !== checkedProblems)
    setLastCheck({ checked: checkedProblems, crossDocument: crossDocumentProblems(checkedProblems, draftProblems) });
  return useMemo(
    () => [...draftProblems, ...without(lastCheck.crossDocument, draftProblems)],
    [draftProblems, lastCheck],
  );
}

/** The code of a problem that only a check of all content finds. */
const MISSING_IMAGE = "missing-image";

/** Returns the checked problems that a draft check does not find: none with `toFill`, except for missing images. */
const crossDocumentProblems = (checkedProblems: readonly EditorProblem[], draftProblems: readonly EditorProblem[]) =>
  without(checkedProblems, draftProblems).filter(({ toFill, code }) => !toFill || code === MISSING_IMAGE);

const without = (problems: readonly EditorProblem[], others: readonly EditorProblem[]) =>
  problems.filter((each) => !others.some((other) => isSameProblem(other, each)));

const isSameProblem = (one: EditorProblem, other: EditorProblem) =>
  one.code === other.code && one.field === other.field;

/** Returns the value, but delays a new value while a pointer is pressed, because a click misses a button that moves. */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const isPressed = useIsPressed();
  if (!isPressed && shown !== value) show(value);
  return isPressed ? shown : value;
}

function useIsPressed(): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: "pointerdown" | "pointerup" | "pointercancel", handler: () => void) =>
      window.addEventListener(type, handler, { capture: true, signal: controller.signal });
    // The timeout is needed, because the click event follows the release of the pointer.
    const release = () => void setTimeout(setPressed, 0, false);
    listen("pointerdown", () => setPressed(true));
    listen("pointerup", release);
    listen("pointercancel", release);
    return () => controller.abort();
  }, []);
  return isPressed;
}
