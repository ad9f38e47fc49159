/** Renders a field with one allowed value; nothing while the file has that value or none. */
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
  const only = schema.const;
  if (value === undefined || value === only || only === undefined) return null;
  return (
    <FieldFrame {...{ name, id, label, required }} help={schema.description}>
      <Flex align="center" gap="3" fontSize="sm">
        {messages.form.fileSays(String(value))}
        <Button
          id={id}
          aria-label={messages.form.putIn(label, only)}
          size="xs"
          variant="outline"
          aria-describedby={describedBy}
          onClick={() => replace(only)}
        >
          {messages.form.put(only)}
        </Button>
      </Flex>
    </FieldFrame>
  );
}

export const constant: FieldKind = { ...oneValue, Control: ConstantControl, empty: (schema) => schema.const ?? "" };
