/** Kinds of fields with a single value that the control shows as text. */
import type { ComponentType } from "react";
import * as messages from "#messages";
import type { FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { ControlProps, FieldKind } from "./field-kind.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useDescription, useValue } from "./use-field.ts";
import { Input, type InputProps } from "@chakra-ui/react";

/** The default behaviour of a kind of field with a single value. */
export const oneValue = {
  fits: (value) => typeof value !== "object",
  initialValue: () => "",
  summary: (_, value) => ({
    title: typeof value === "object" || value === undefined ? "" : String(value).trim(),
    picture: "",
  }),
  identifiesItem: false,
  isExpandable: false,
} satisfies Omit<FieldKind, "Control">;

/** The props of a control that is rendered between its label and its help. */
export interface LeafProps extends ControlProps {
  /** The value as text; `""` without a value. */
  text: string;
  /** Attributes of the input element. */
  aria: {
    id: string;
    "aria-describedby"?: string | undefined;
    "aria-invalid"?: true | undefined;
    "aria-required"?: true | undefined;
    "aria-label"?: string | undefined;
  };
}

/** Returns a kind of field that has its label above the control, and its problems and help below the control. */
export function leaf(Control: ComponentType<LeafProps>): FieldKind {
  function Leaf(props: ControlProps) {
    const { name, label, schema, path, required, bare, write } = props;
    const value = useValue(path);
    const { id, describedBy, isInvalid } = useDescription(name, schema);
    const aria: LeafProps["aria"] = {
      id,
      "aria-describedby": describedBy,
      "aria-invalid": isInvalid || undefined,
      "aria-required": required || undefined,
      "aria-label": bare ? label : undefined,
    };
    const text = String(value ?? "");
    return (
      <FieldFrame {...{ name, id, label, required, bare, text, write }} help={schema.description}>
        <Control {...props} text={text} aria={aria} />
      </FieldFrame>
    );
  }
  return { ...oneValue, Control: Leaf };
}

/** Returns a kind of field like `leaf`, but with a value that helps to identify an item of a list. */
export const identifyingLeaf = (Control: ComponentType<LeafProps>): FieldKind => ({
  ...leaf(Control),
  identifiesItem: true,
});

/** Returns a placeholder with the first example of a field; `undefined` if the field has no examples. */
export const exampleOf = ({ examples: [first] = [] }: FormSchema) =>
  first === undefined ? undefined : messages.form.example(first);

interface LineInputProps extends InputProps {
  field: LeafProps;
}

export function LineInput({ field: { aria, text, schema, write }, ...inputProps }: LineInputProps) {
  return (
    <Input
      {...aria}
      {...inputProps}
      size="sm"
      value={text}
      placeholder={exampleOf(schema)}
      onChange={(event) => write(event.target.value)}
    />
  );
}
