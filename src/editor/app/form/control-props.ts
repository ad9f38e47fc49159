import type { ComponentType } from "react";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../content/authoring/form/form-schema.ts";
import type { FieldPath } from "./fields/field-path.ts";

export interface FieldProps {
  schema: FormSchema;
  /** Path of the group or list around it; the same object while it does not change. */
  parent: FieldPath;
  /** Its key there. */
  at: string | number;
  required: boolean;
  /** For a colour: the key of the other colour of its group, if there is one. */
  against?: string | undefined;
  /** The field stands in a frame that names it already: its label is for screen readers only. */
  bare?: boolean;
}

/** The field of any kind, given to controls that hold fields. */
export type FieldComponent = ComponentType<FieldProps>;

export interface ControlProps {
  schema: FormSchema;
  path: FieldPath;
  /** As the compiler names it. */
  name: string;
  label: string;
  required: boolean;
  against?: string | undefined;
  bare?: boolean | undefined;
  /** Writes the value as a careful hand would; undefined removes the field. */
  write(next: Value | undefined): void;
  Field: FieldComponent;
}

/** A control of one value that stands between its label and its help. */
export interface LeafProps extends ControlProps {
  /** The value as a text; empty where there is none. */
  text: string;
  /** For the element that takes the value. */
  aria: {
    id: string;
    "aria-describedby"?: string | undefined;
    "aria-invalid"?: true | undefined;
    "aria-required"?: true | undefined;
    "aria-label"?: string | undefined;
  };
}
