import * as messages from "#messages";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { Button, chakra, Flex, RadioCard, NativeSelect } from "@chakra-ui/react";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { oneValue, identifyingLeaf } from "../leaf.tsx";
import { FieldFrame, FieldLabel } from "../field-frame.tsx";
import { useReplace } from "../reveal-field.ts";
import { useDescription, useValue } from "../use-field.ts";

export interface Choice {
  value: string;
  label: string;
}

/** Returns the choices of a field. The current value is added if it is none of the choices. */
export function choicesOf({ enum: values = [], enumDescriptions = [] }: FormSchema, text = ""): Choice[] {
  const choices = values.map((value, index) => ({ value, label: enumDescriptions[index] ?? value }));
  return text === "" || values.includes(text)
    ? choices
    : [...choices, { value: text, label: messages.form.asInFile(text) }];
}

function CardsControl({ name, label, schema, path, required, write }: ControlProps) {
  const value = useValue(path);
  const replace = useReplace(path);
  const { id, describedBy, isInvalid } = useDescription(name, schema);
  const text = String(value ?? "");
  const chosen = text || String(schema.default ?? "");
  const canBeEmptied = !required && schema.default === undefined && text !== "";
  return (
    <FieldFrame {...{ name, id, label, required }} help={schema.description} bare>
      <chakra.div id={`${id}-nombre`} marginBottom="1.5">
        <FieldLabel label={label} required={required} />
      </chakra.div>
      <RadioCard.Root
        id={id}
        ids={{ label: `${id}-nombre` }}
        size="sm"
        value={chosen || null}
        onValueChange={(details) => write(details.value)}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        invalid={isInvalid}
      >
        <Flex gap="2" wrap="wrap">
          {choicesOf(schema, text).map((choice) => (
            <RadioCard.Item key={choice.value} value={choice.value} flex="1" minWidth="32" cursor="pointer">
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemControl paddingY="2" paddingX="3" alignItems="center">
                <RadioCard.ItemText fontWeight="normal" display="block" _firstLetter={{ textTransform: "uppercase" }}>
                  {choice.label}
                </RadioCard.ItemText>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </Flex>
      </RadioCard.Root>
      {canBeEmptied && (
        <Button size="2xs" variant="ghost" marginTop="1.5" onClick={() => replace(undefined)}>
          {messages.form.leaveUnchosen}
        </Button>
      )}
    </FieldFrame>
  );
}

export const cards: FieldKind = { ...oneValue, Control: CardsControl };

export const select = identifyingLeaf(function SelectControl({ aria, text, schema, required, write }) {
  const shown = text || String(schema.default ?? "");
  return (
    <NativeSelect.Root size="sm" width="64" maxWidth="full">
      <NativeSelect.Field {...aria} value={shown} onChange={(event) => write(event.target.value)}>
        {schema.default === undefined && (
          <option value="">{required ? messages.form.choose : messages.form.unchosen}</option>
        )}
        {choicesOf(schema, text).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
});
