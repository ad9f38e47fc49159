import { Box, chakra, Button, Flex } from "@chakra-ui/react";
import { type ReactNode, memo } from "react";
import * as messages from "#messages";
import { helpId, problemsId, useProblems } from "./use-field.ts";
import type { Correction } from "../../../content/compiler/problems/problem.ts";

interface FieldFrameProps {
  name: string;
  /** The ID of the control. */
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  text?: string;
  write?: (text: string) => void;
  /** Whether the label is left out. */
  bare?: boolean | undefined;
  children: ReactNode;
}

export function FieldFrame({
  name,
  id,
  label,
  required,
  help,
  text = "",
  write,
  bare = false,
  children,
}: FieldFrameProps) {
  return (
    <Box data-field={name} minWidth="0">
      {!bare && (
        <chakra.label htmlFor={id} display="block" marginBottom="1.5">
          <FieldLabel label={label} required={required} isEmpty={write !== undefined && text === ""} />
        </chakra.label>
      )}
      {children}
      <FieldProblems {...{ name, id }} {...(write && { text, write })} />
      <FieldHelp id={id} text={help} />
    </Box>
  );
}

interface FieldLabelProps {
  label: string;
  required: boolean;
  isEmpty?: boolean;
  /** Whether the label is a heading above several fields. */
  isHeading?: boolean;
}

export function FieldLabel({ label, required, isEmpty = false, isHeading = false }: FieldLabelProps) {
  return (
    <chakra.span
      fontSize={isHeading ? "md" : "sm"}
      fontWeight={isHeading ? "semibold" : "medium"}
      color="fg"
      lineHeight="1.35"
    >
      {label}
      {required && (
        <chakra.span
          aria-hidden="true"
          color="fg.muted"
          fontWeight="normal"
          marginStart="1"
          title={messages.form.required}
        >
          {isEmpty ? `· ${messages.form.toFill}` : "*"}
        </chakra.span>
      )}
    </chakra.span>
  );
}

interface FieldHelpProps {
  /** The ID of the control. */
  id: string;
  text: string | undefined;
}

export const FieldHelp = memo(function FieldHelp({ id, text }: FieldHelpProps) {
  if (!text) return null;
  return (
    <chakra.p id={helpId(id)} marginTop="1" fontSize="xs" lineHeight="1.45" color="fg.muted">
      {text}
    </chakra.p>
  );
});

/** Props of `FieldProblems`, which shows the problems of a field with the messages of the compiler. */
interface FieldProblemsProps {
  name: string;
  /** The ID of the control. */
  id: string;
  /** The value of a field that is edited as text. `write` changes it. Other fields lack both `text` and `write`. */
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

/** Renders a button that replaces the wrong `value` with the `suggestion` if the text has the value exactly once. */
function CorrectButton({ id, text, correction: { value, suggestion }, write }: CorrectButtonProps) {
  const parts = text.split(value);
  if (parts.length !== 2) return null;
  const correct = () => {
    write(parts.join(suggestion));
    // The control gets the focus, because the button disappears with the problem.
    document.getElementById(id)?.focus();
  };
  return (
    <Button size="2xs" variant="outline" marginStart="1" onClick={correct}>
      {messages.form.correct}
    </Button>
  );
}
