/** Frames a control of one value: its label above, its problems and its help below, all tied to it. */
import type { ComponentType } from "react";
import type { ControlProps, LeafProps } from "./control-props.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useDescription, useValue } from "./use-field.ts";

export function leaf(Control: ComponentType<LeafProps>) {
  return function Leaf(props: ControlProps) {
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
    const text = value === undefined || value === null ? "" : String(value);
    return (
      <FieldFrame {...{ name, id, label, required, bare, text, write }} help={schema.description}>
        <Control {...props} text={text} aria={aria} />
      </FieldFrame>
    );
  };
}
