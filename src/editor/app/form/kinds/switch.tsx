import { Switch } from "@chakra-ui/react";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { oneValue } from "../leaf.tsx";
import { FieldFrame, FieldLabel } from "../field-frame.tsx";
import { useDescription, useValue } from "../use-field.ts";

function SwitchControl({ name, label, schema, path, write }: ControlProps) {
  const value = useValue(path);
  const { id, describedBy, isInvalid } = useDescription(name, schema);
  return (
    <FieldFrame {...{ name, id, label }} required={false} help={schema.description} bare>
      <Switch.Root
        size="sm"
        minHeight="6"
        ids={{ hiddenInput: id }}
        checked={(value ?? schema.default) === true}
        invalid={isInvalid}
        onCheckedChange={({ checked }) => write(checked)}
      >
        <Switch.HiddenInput aria-describedby={describedBy} />
        <Switch.Control />
        <Switch.Label>
          <FieldLabel label={label} required={false} />
        </Switch.Label>
      </Switch.Root>
    </FieldFrame>
  );
}

export const onOff: FieldKind = {
  ...oneValue,
  Control: SwitchControl,
  fits: (value) => typeof value === "boolean",
  initialValue: (schema) => schema.default === true,
};
