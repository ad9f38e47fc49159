/** A field of any kind: what it is decides which control it gets, and nothing else of the form does. */
import { memo, useCallback, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Value } from "../../../content/authoring/schemas/form-schema.ts";
import { FieldNotes } from "../notes/field-notes.tsx";
import { type ControlProps, fits } from "./field-kind.ts";
import { fieldName, type FieldPath } from "./fields/field-path.ts";
import { written } from "./fields/written.ts";
import { useTools } from "./form-context.ts";
import { UnsupportedValue } from "./unsupported-value.tsx";
import { useRead } from "./use-field.ts";

interface FieldProps extends Pick<ControlProps, "schema" | "required" | "group" | "bare"> {
  /** Path of the group or list around it; the same object while it does not change. */
  parent: FieldPath;
  /** Its key there. */
  at: string | number;
}

export const FormField = memo(function FormField({ schema, parent, at, ...props }: FieldProps) {
  const path = useMemo(() => [...parent, at], [parent, at]);
  const kind = useTools().kindOf(schema);
  const write = useWrite({ ...props, schema, path });
  const isFit = useRead(path, (value) => fits(kind, value));
  const Control = isFit ? kind.Control : UnsupportedValue;
  const label =
    typeof at === "number" ? `${schema.title ?? messages.form.item} ${String(at + 1)}` : (schema.title ?? at);
  const control = <Control {...props} {...{ schema, path, label, write }} name={fieldName(path)} />;
  if (parent.length > 0) return control;
  return (
    <FieldNotes field={String(at)} label={label}>
      {control}
    </FieldNotes>
  );
});

type Writable = Pick<ControlProps, "schema" | "path" | "required">;

function useWrite({ schema, path, required }: Writable): ControlProps["write"] {
  const { change, store } = useTools();
  const [began] = useState(() => store.at(path));
  return useCallback(
    (next: Value | undefined) => {
      // An item that was emptied is still an item.
      const isItem = typeof path.at(-1) === "number";
      change(path, next === undefined || isItem ? next : written(next, { schema, required, began }));
    },
    [change, path, schema, required, began],
  );
}
