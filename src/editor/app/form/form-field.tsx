/** A field of any kind, rendered with the control of its kind. */
import { memo, useCallback, useContext, useMemo, useState } from "react";
import * as messages from "#messages";
import type { Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import { ValueText } from "../document/field-text.tsx";
import { FieldNotes } from "../notes/field-notes.tsx";
import { type ControlProps, fits } from "./field-kind.ts";
import { fieldName, type FieldPath } from "../../../shared/values.ts";
import { StateContext, useDescription, useFormContext, useRead, useTools, useValue } from "./use-field.ts";
import { Box, Button, chakra } from "@chakra-ui/react";
import { FieldFrame } from "./field-frame.tsx";
import { useReplace } from "./reveal-field.ts";

interface FieldProps extends Pick<ControlProps, "schema" | "required" | "group" | "bare"> {
  /** The path of the group or list around the field. It has to be the same object in every render. */
  parent: FieldPath;
  /** The name of the field in its group, or its index in its list. */
  fieldKey: string | number;
}

export const FormField = memo(function FormField({ schema, parent, fieldKey, ...props }: FieldProps) {
  const path = useMemo(() => [...parent, fieldKey], [parent, fieldKey]);
  const kind = useTools().kindOf(schema);
  const write = useWrite({ ...props, schema, path });
  const isSupported = useRead(path, (value) => fits(kind, value));
  const Control = isSupported ? kind.Control : UnsupportedValue;
  const label =
    typeof fieldKey === "number"
      ? `${schema.title ?? messages.form.item} ${String(fieldKey + 1)}`
      : (schema.title ?? fieldKey);
  const control = <Control {...props} {...{ schema, path, label, write }} name={fieldName(path)} />;
  if (parent.length > 0) return control;
  return (
    <FieldNotes field={String(fieldKey)} label={label}>
      {control}
    </FieldNotes>
  );
});

type WritableField = Pick<ControlProps, "schema" | "path" | "required">;

function useWrite({ schema, path, required }: WritableField): ControlProps["write"] {
  const { change, store } = useTools();
  const [initial] = useState(() => store.get(path));
  return useCallback(
    (next: Value | undefined) => {
      // An empty item of a list is written, too, because it would otherwise disappear from the list.
      const isItem = typeof path.at(-1) === "number";
      change(path, next === undefined || isItem ? next : valueToWrite(next, { schema, required, initial }));
    },
    [change, path, schema, required, initial],
  );
}

export interface WriteOptions {
  schema: FormSchema;
  required: boolean;
  /** The value when the control was mounted. */
  initial: Value | undefined;
}

/**
 * Returns the value to write; `undefined` removes the field. Empty values and defaults are left out, unless the field
 * is required or had the same value when the control was mounted.
 */
export function valueToWrite(next: Value, { schema, required, initial }: WriteOptions): Value | undefined {
  const isMeaningful = !isEmpty(next) && next !== schema.default;
  if (isMeaningful || isSame(next, initial)) return next;
  return required && (initial !== undefined || !isEmpty(next)) ? next : undefined;
}

const isEmpty = (value: Value) => value === "" || value === null || (Array.isArray(value) && value.length === 0);

function isSame(one: Value, other: Value | undefined): boolean {
  return one === other || (Array.isArray(one) && Array.isArray(other) && one.length === 0 && other.length === 0);
}

/** Shows a value that the control of the field cannot show, and offers to replace the value with an empty one. */
function UnsupportedValue({ name, label, schema, path, required }: ControlProps) {
  const value = useValue(path);
  const { kindOf } = useTools();
  const replace = useReplace(path);
  const { id, describedBy } = useDescription(name, schema);
  const { file } = useFormContext();
  const state = useContext(StateContext);
  return (
    <FieldFrame {...{ name, id, label, required }} help={schema.description}>
      <Box borderWidth="1px" borderColor="border.error" rounded="md" padding="3" fontSize="sm">
        <chakra.p marginBottom="2">{messages.form.otherThanDue}</chakra.p>
        <Box role="region" aria-label={messages.form.whatFileSays(label)} marginBottom="3" overflowWrap="anywhere">
          <ValueText schema={undefined} {...{ value, file, state }} />
        </Box>
        <Button
          id={id}
          aria-label={messages.form.beginAnewIn(label)}
          size="xs"
          variant="outline"
          aria-describedby={describedBy}
          onClick={() => replace(kindOf(schema).initialValue(schema))}
        >
          {messages.form.beginAnew}
        </Button>
      </Box>
    </FieldFrame>
  );
}
