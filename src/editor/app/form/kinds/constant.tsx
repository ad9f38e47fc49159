/** Renders a field that allows only one value. Renders nothing if the value is missing or is the allowed one. */
import { Button, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { oneValue } from "../leaf.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { useReplace } from "../reveal-field.ts";
import { useDescription, useValue } from "../use-field.ts";

function ConstantControl({ name, label, schema, path, required }: ControlProps) {
  const value = useValue(path);
  const replace = useReplace(path);
  const { id, describedBy } = useDescription(name, schema);
  const allowed = schema.const;
  if (value === undefined || value === allowed || allowed === undefined) return null;
  return (
    <FieldFrame {...{ name, id, label, required }} help={schema.description}>
      <Flex align="center" gap="3" fontSize="sm">
        {messages.form.fileSays(String(value))}
        <Button
          id={id}
          aria-label={messages.form.putIn(label, allowed)}
          size="xs"
          variant="outline"
          aria-describedby={describedBy}
          onClick={() => replace(allowed)}
        >
          {messages.form.put(allowed)}
        </Button>
      </Flex>
    </FieldFrame>
  );
}

export const constant: FieldKind = {
  ...oneValue,
  Control: ConstantControl,
  initialValue: (schema) => schema.const ?? "",
};
