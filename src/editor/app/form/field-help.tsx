import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { helpId } from "./use-field.ts";

interface FieldHelpProps {
  /** Of the control. */
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
