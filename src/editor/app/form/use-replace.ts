import { flushSync } from "react-dom";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { FieldPath } from "./fields/field-path.ts";
import { useTools } from "./form-context.ts";
import { focusField } from "./reveal-field.ts";

/** Puts something else in the place of a field, or takes it away, and the focus to what has come there. */
export function useReplace(path: FieldPath): (value: Value | undefined) => void {
  const { change } = useTools();
  return (value) => {
    flushSync(() => change(path, value));
    focusField(path);
  };
}
