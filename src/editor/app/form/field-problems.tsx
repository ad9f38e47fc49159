/** What the compiler says about a field, in its words. */
import { Button, chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import * as messages from "#messages";
import type { Correction } from "../../../content/compiler/problems/problem.ts";
import { problemsId, useProblems } from "./use-field.ts";

interface FieldProblemsProps {
  name: string;
  /** Of the control. */
  id: string;
  /** Of a field of one value: what it says, and how that is changed. */
  text?: string;
  write?: (text: string) => void;
}

export const FieldProblems = memo(function FieldProblems({ name, id, text = "", write }: FieldProblemsProps) {
  const problems = useProblems(name);
  if (problems.length === 0) return null;
  return (
    <Flex id={problemsId(id)} direction="column" gap="1.5" marginTop="2">
      {problems.map(({ code, severity, title, message, hint, correction }, index) => (
        <chakra.p
          key={`${code} ${String(index)}`}
          fontSize="xs"
          lineHeight="1.45"
          color="fg"
          borderStartWidth="3px"
          borderColor={`border.${severity}`}
          paddingStart="2.5"
        >
          <chakra.strong color={`fg.${severity}`} fontWeight="semibold">
            {severity === "warning" && messages.form.warning}
            {title}.
          </chakra.strong>{" "}
          {message} {hint} {write && correction && <CorrectButton {...{ id, text, correction, write }} />}
        </chakra.p>
      ))}
    </Flex>
  );
});

interface CorrectButtonProps {
  id: string;
  text: string;
  correction: Correction;
  write: (text: string) => void;
}

/** Nothing where what is wrong stands in the text more than once, or no longer. */
function CorrectButton({ id, text, correction: { value, suggestion }, write }: CorrectButtonProps) {
  const parts = text.split(value);
  if (parts.length !== 2) return null;
  const correct = () => {
    write(parts.join(suggestion));
    // The button goes with what was wrong.
    document.getElementById(id)?.focus();
  };
  return (
    <Button size="2xs" variant="outline" marginStart="1" onClick={correct}>
      {messages.form.correct}
    </Button>
  );
}
