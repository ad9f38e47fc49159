import type { ComponentType } from "react";
import type { Fields, Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import type { TakenPicture } from "../../contract/protocol.ts";
import type { FieldPath } from "../../../shared/values.ts";

/** Everything that the form knows about a kind of field. The kinds are in `kinds/`. */
export interface FieldKind {
  Control: ComponentType<ControlProps>;
  /** Whether the control can show a value. `value` is never `null`. */
  fits(value: Value): boolean;
  /** Returns the initial value of a field. It is empty, except for a constant and for the default of a switch. */
  initialValue(schema: FormSchema): Value;
  /** Returns the summary of an item for its row in a list. */
  summary(schema: FormSchema, value: Value | undefined, kindOf: KindOf): Summary;
  /** Whether the value helps to identify an item of a list. Links, colours, files and choice cards do not help. */
  identifiesItem: boolean;
  /** Whether a list row of this kind can be opened to edit its item. Other items are edited in the row itself. */
  isExpandable: boolean;
  /** Returns the initial value of a list item from a picture. Lists with such items accept dropped pictures. */
  valueFromPicture?(schema: FormSchema, picture: TakenPicture): Fields;
}

/** Whether the control can show the value. Every control can show a missing value and `null`. */
export const fits = (kind: FieldKind, value: Value | undefined): boolean =>
  value === undefined || value === null || kind.fits(value);

export type KindOf = (schema: FormSchema) => FieldKind;

export interface Summary {
  /** The title; `""` while the item has no value. */
  title: string;
  /** The file name (`src`) of the picture; `""` without a picture. */
  picture: string;
}

export interface ControlProps {
  schema: FormSchema;
  path: FieldPath;
  /** The name of the field, as the compiler writes it in problems. */
  name: string;
  label: string;
  required: boolean;
  /** The schema of the group around the field. */
  group?: FormSchema | undefined;
  /** Whether a frame around the field already shows the label, so that only screen readers need the label. */
  bare?: boolean | undefined;
  /** Changes the value; `undefined` removes the field. */
  write(next: Value | undefined): void;
}
