import type { ComponentType } from "react";
import type { Fields, Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import type { FieldPath } from "../../../shared/values.ts";

/** Everything that the form knows of a kind of field. `kinds/` has the kinds. */
export interface FieldKind {
  Control: ComponentType<ControlProps>;
  /** Whether the control can show a value that is there. */
  fits(value: Value): boolean;
  /** The first value of a field: empty, except for constants. */
  empty(schema: FormSchema): Value;
  /** The summary of an item in one line. */
  summary(schema: FormSchema, value: Value | undefined, kindOf: KindOf): Summary;
  /** Whether the value helps to recognize an item: addresses, colours, files and choices do not. */
  isTelling: boolean;
  /** Whether an item of this kind has a row that opens it. Others stand in the row themselves. */
  isOpened: boolean;
  /** The first value of an item that is made from a picture. Such lists accept dropped pictures. */
  beginWith?(schema: FormSchema, taken: TakenPicture): Fields;
}

/** Whether the control can show the value; every control can show a missing or empty one. */
export const fits = (kind: FieldKind, value: Value | undefined): boolean =>
  value === undefined || value === null || kind.fits(value);

export type KindOf = (schema: FormSchema) => FieldKind;

export interface Summary {
  /** Empty while the item has no value. */
  title: string;
  /** The name of the picture in the document. */
  picture: string;
}

export interface ControlProps {
  schema: FormSchema;
  path: FieldPath;
  /** The name of the field, as in problems of the compiler. */
  name: string;
  label: string;
  required: boolean;
  /** The schema of the group around the field. */
  group?: FormSchema | undefined;
  /** A frame around the field shows its name already: the label is for screen readers only. */
  bare?: boolean | undefined;
  /** Changes the value; `undefined` removes the field. */
  write(next: Value | undefined): void;
}
