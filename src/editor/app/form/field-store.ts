/**
 * What the form shows, to which each control listens by its path: a key press draws anew only what
 * shows the value that it changes, however long the form is.
 */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { FieldPath } from "./fields/field-path.ts";
import { createListeners } from "../../../shared/loading/listeners.ts";
import { valueAt } from "../../../shared/values.ts";

export type FieldStore = ReturnType<typeof createFieldStore>;

export function createFieldStore(first: Fields) {
  let fields = first;
  const { tell, listen } = createListeners();
  return {
    at: (path: FieldPath): Value | undefined => valueAt(fields, path),
    put(next: Fields) {
      if (next === fields) return;
      fields = next;
      tell();
    },
    subscribe: listen,
  };
}
