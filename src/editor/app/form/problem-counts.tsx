import { chakra } from "@chakra-ui/react";
import * as messages from "#messages";
import { useProblemCount } from "./use-field.ts";

/** Renders the numbers of errors and warnings of a field, including those of the fields inside it. */
export function ProblemCounts({ name }: { name: string }) {
  return (["error", "warning"] as const).map((severity) => <Count key={severity} {...{ name, severity }} />);
}

const WORDS = { error: messages.common.problems, warning: messages.common.warnings };

function Count({ name, severity }: { name: string; severity: keyof typeof WORDS }) {
  const count = useProblemCount(name, severity);
  if (count === 0) return null;
  return (
    <chakra.span flexShrink="0" color={`fg.${severity}`} fontSize="xs" fontWeight="medium">
      {WORDS[severity](count)}
    </chakra.span>
  );
}
