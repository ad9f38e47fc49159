/** A value that the control of its field cannot show: what the file says, and a way to begin anew. */
import { Box, Button, chakra } from "@chakra-ui/react";
import * as messages from "#messages";
import type { ControlProps } from "./field-kind.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useTools } from "./form-context.ts";
import { useReplace } from "./use-replace.ts";
import { useDescription, useValue } from "./use-field.ts";

export function UnsupportedValue({ name, label, schema, path, required }: ControlProps) {
  const value = useValue(path);
  const { kindOf } = useTools();
  const replace = useReplace(path);
  const { id, describedBy } = useDescription(name, schema);
  return (
    <FieldFrame {...{ name, id, label, required }} help={schema.description}>
      <Box borderWidth="1px" borderColor="border.error" rounded="md" padding="3" fontSize="sm">
        <chakra.p marginBottom="2">{messages.form.otherThanDue}</chakra.p>
        <chakra.pre
          fontSize="xs"
          maxHeight="32"
          overflow="auto"
          whiteSpace="pre-wrap"
          marginBottom="3"
          tabIndex={0}
          aria-label={messages.form.whatFileSays(label)}
          role="region"
        >
          {JSON.stringify(value, undefined, 2)}
        </chakra.pre>
        <Button
          id={id}
          aria-label={messages.form.beginAnewIn(label)}
          size="xs"
          variant="outline"
          aria-describedby={describedBy}
          onClick={() => replace(kindOf(schema).empty(schema))}
        >
          {messages.form.beginAnew}
        </Button>
      </Box>
    </FieldFrame>
  );
}
