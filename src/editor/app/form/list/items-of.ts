import type { Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";

/** How many items a list always has; undefined where there may be more or fewer. */
export function fixedLength({ minItems, maxItems }: FormSchema): number | undefined {
  return minItems === maxItems ? minItems : undefined;
}

/** The items; of a list of a fixed length also those that are missing, as `null`. */
export function itemsOf(value: Value | undefined, schema: FormSchema): Value[] {
  const items = Array.isArray(value) ? value : [];
  const missing = Math.max(0, (fixedLength(schema) ?? 0) - items.length);
  return [...items, ...Array.from({ length: missing }, () => null)];
}
