import { Box, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FieldHelp } from "./field-help.tsx";
import { FieldLabel } from "./field-label.tsx";
import { FieldProblems } from "./field-problems.tsx";

interface FieldFrameProps {
  name: string;
  /** Of the control. */
  id: string;
  label: string;
  required: boolean;
  help: string | undefined;
  text?: string;
  write?: (text: string) => void;
  /** Without the label. */
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
          <FieldLabel label={label} required={required} />
        </chakra.label>
      )}
      {children}
      <FieldProblems {...{ name, id }} {...(write && { text, write })} />
      <FieldHelp id={id} text={help} />
    </Box>
  );
}
