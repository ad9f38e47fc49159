import { chakra } from "@chakra-ui/react";
import * as messages from "#messages";

interface FieldLabelProps {
  label: string;
  required: boolean;
  /** It stands above several fields. */
  isHeading?: boolean;
}

export function FieldLabel({ label, required, isHeading = false }: FieldLabelProps) {
  return (
    <chakra.span
      fontSize={isHeading ? "md" : "sm"}
      fontWeight={isHeading ? "semibold" : "medium"}
      color="fg"
      lineHeight="1.35"
    >
      {label}
      {required && (
        <chakra.span aria-hidden="true" color="fg.error" marginStart="1" title={messages.form.required}>
          *
        </chakra.span>
      )}
    </chakra.span>
  );
}
