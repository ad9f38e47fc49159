import * as messages from "#messages";
import type { Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { KindOf } from "../field-kind.ts";

/** An item as one speaks of it: what it says, or its number. */
export function nameOfItem(kindOf: KindOf, item: FormSchema, value: Value | undefined, index: number): string {
  return kindOf(item).summary(item, value, kindOf).title || `${item.title ?? messages.form.item} ${String(index + 1)}`;
}
