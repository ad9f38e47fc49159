import { chakra, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { EditorProblem } from "../../contract/protocol.ts";
import { Notice } from "../layout/notice.tsx";
import { ProblemButton } from "./problem-button.tsx";

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
