import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { FieldError } from "./rules.ts";

interface FieldProps extends HTMLChakraProps<"input"> {
  label: string;
  /** Name of the translated error message; `undefined` if the value is valid. */
  error: string | undefined;
}

/** Renders a labelled input. The error message below it is also its description (WCAG 2.2 criterion 3.3.1). */
export function Field({ label, error, ...input }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const invalid = error !== undefined;
  return (
    <chakra.div mb="6">
      <chakra.label htmlFor={id} display="block" mb="2" textStyle="label" color="fg.muted">
        {label}
      </chakra.label>
      <chakra.input
        {...input}
        id={id}
        aria-required
        aria-invalid={invalid}
        aria-describedby={`${id}-error`}
        w="100%"
        minH="3rem"
        bg="transparent"
        color="fg"
        fontSize="lg"
        borderRadius="0"
        borderBottom="2px solid {colors.fg.muted}"
        _focus={{ borderBottomColor: "fg" }}
        css={{ "&[aria-invalid=true]": { borderBottomColor: "accent" } }}
      />
      <chakra.p id={`${id}-error`} aria-live="polite" textStyle="caption" color="accent" minH="1.4em" mt="1">
        {invalid && t(`form.errors.${error as FieldError}`)}
      </chakra.p>
    </chakra.div>
  );
}
