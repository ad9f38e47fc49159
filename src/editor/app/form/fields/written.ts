/** What a careful hand would write. */
import type { Fields, Value } from "../../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import { kindOf } from "./kind-of.ts";

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

/** With what a field begins: nothing that the editor has not said, but for what has no other value. */
export function beginningOf(schema: FormSchema): Value {
  const kind = kindOf(schema);
  if (kind === "group" || kind === "picture") return constantsOf(schema);
  if (kind === "list") return [];
  if (kind === "switch") return schema.default === true;
  return kind === "constant" ? (schema.const ?? "") : "";
}

function constantsOf({ properties = {}, required = [] }: FormSchema): Fields {
  const constants = required.flatMap((name) => {
    const only = properties[name]?.const;
    return only === undefined ? [] : [[name, only] as const];
  });
  return Object.fromEntries(constants);
}
