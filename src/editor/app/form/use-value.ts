import { useSyncExternalStore } from "react";
import type { Value } from "../../../content/authoring/document-fields.ts";
import type { FieldPath } from "./fields/field-path.ts";
import { useTools } from "./form-context.ts";

export function useValue(path: FieldPath): Value | undefined {
  return useRead(path, (value) => value);
}

/** What `read` makes of a value: the component is drawn anew only when that changes. */
export function useRead<Said extends Value | undefined>(
  path: FieldPath,
  read: (value: Value | undefined) => Said,
): Said {
  const { store } = useTools();
  return useSyncExternalStore(store.subscribe, () => read(store.at(path)));
}
