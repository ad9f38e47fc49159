import type { ComponentType } from "react";
import type { Fields, Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import type { FieldPath } from "./field-path.ts";

/** All that the form knows of a kind of field: `kinds/` has a module for each. */
export interface FieldKind {
  Control: ComponentType<ControlProps>;
  /** Whether the control can show a value that is there. */
  fits(value: Value): boolean;
  /** With what a field begins: nothing that the editor has not said, but for what has no other value. */
  empty(schema: FormSchema): Value;
  /** An item of a list in one line. */
  summary(schema: FormSchema, value: Value | undefined, kindOf: KindOf): Summary;
  /** As a part of an item it tells something about it: addresses, colours, files and few choices say little. */
  isTelling: boolean;
  /** As an item it gets a line that opens it. Others stand in the line themselves. */
  isOpened: boolean;
  /** What begins with a picture that was taken, where lists of such items are filled with pictures. */
  beginWith?(schema: FormSchema, taken: TakenPicture): Fields;
}

/** A missing or an empty value can be shown by every control. */
export const fits = (kind: FieldKind, value: Value | undefined): boolean =>
  value === undefined || value === null || kind.fits(value);

export type KindOf = (schema: FormSchema) => FieldKind;

export interface Summary {
  /** Empty while the item says nothing. */
  title: string;
  /** Name of the picture in the document. */
  picture: string;
}

export interface ControlProps {
  schema: FormSchema;
  path: FieldPath;
  /** As the compiler names it. */
  name: string;
  label: string;
  required: boolean;
  /** Schema of the group around it. */
  group?: FormSchema | undefined;
  /** The field stands in a frame that names it already: its label is for screen readers only. */
  bare?: boolean | undefined;
  /** Writes the value as a careful hand would; undefined removes the field. */
  write(next: Value | undefined): void;
}
