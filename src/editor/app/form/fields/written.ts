/** What a careful hand would write. */
import type { Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";

export interface Writing {
  schema: FormSchema;
  required: boolean;
  /** What the file said as the control came up. */
  began: Value | undefined;
}

/**
 * The value as it is to be written; undefined removes the field. What is empty, or what counts anyway
 * when nothing is written, is left out, unless the field must be there or was there like that before.
 */
export function written(next: Value, { schema, required, began }: Writing): Value | undefined {
  const says = !isEmpty(next) && next !== schema.default;
  if (says || same(next, began)) return next;
  return required && (began !== undefined || !isEmpty(next)) ? next : undefined;
}

const isEmpty = (value: Value) => value === "" || value === null || (Array.isArray(value) && value.length === 0);

function same(one: Value, other: Value | undefined): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.length === 0 && other.length === 0);
}
