/** A few choices, all seen at once. */
import { Button, chakra, Flex, RadioCard } from "@chakra-ui/react";
import * as messages from "#messages";
import type { ControlProps, FieldKind } from "../field-kind.ts";
import { oneValue } from "../leaf.tsx";
import { FieldFrame } from "../field-frame.tsx";
import { FieldLabel } from "../field-label.tsx";
import { useDescription, useValue } from "../use-field.ts";
import { choicesOf } from "./choices.ts";

function CardsControl({ name, label, schema, path, required, write }: ControlProps) {
  const value = useValue(path);
  const { id, describedBy, isInvalid } = useDescription(name, schema);
  const text = value === undefined || value === null ? "" : String(value);
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
                  {choice.words}
                </RadioCard.ItemText>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </Flex>
      </RadioCard.Root>
      {canBeEmptied && (
        <Button size="2xs" variant="ghost" marginTop="1.5" onClick={() => write(undefined)}>
          {messages.form.leaveUnchosen}
        </Button>
      )}
    </FieldFrame>
  );
}

export const cards: FieldKind = { ...oneValue, Control: CardsControl };
