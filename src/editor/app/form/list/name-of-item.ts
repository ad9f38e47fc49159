import type { Value } from "../../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import { summaryOf } from "./summary.ts";

/** An item as one speaks of it: what it says, or its number. */
export function nameOfItem(item: FormSchema, value: Value | undefined, index: number): string {
  return summaryOf(item, value).title || `${item.title ?? "Elemento"} ${String(index + 1)}`;
}
