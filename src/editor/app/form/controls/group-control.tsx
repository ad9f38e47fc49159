import { Button, chakra, Flex } from "@chakra-ui/react";
import type { ControlProps } from "../control-props.ts";
import { FieldHelp } from "../field-help.tsx";
import { FieldLabel } from "../field-label.tsx";
import { FieldProblems } from "../field-problems.tsx";
import { beginningOf } from "../fields/written.ts";
import { useReplace } from "../use-replace.ts";
import { useDescription, useRead } from "../use-field.ts";
import { GroupParts } from "./group-parts.tsx";

export function GroupControl({ name, label, schema, path, required, bare = false, Field }: ControlProps) {
  const replace = useReplace(path);
  const { id, describedBy } = useDescription(name, schema);
  const isMissing = useRead(path, (value) => value === undefined);
  if (isMissing && !required && !bare) {
    return (
      <chakra.div data-field={name}>
        <Button
          id={id}
          size="xs"
          variant="outline"
          aria-describedby={describedBy}
          onClick={() => replace(beginningOf(schema))}
        >
          + {label}
        </Button>
        <FieldProblems name={name} id={id} />
        <FieldHelp id={id} text={schema.description} />
      </chakra.div>
    );
  }
  const parts = (
    <Flex direction="column" gap="4" {...(!bare && INDENTED)}>
      <GroupParts {...{ schema, path, Field }} />
    </Flex>
  );
  // In the frame of a list its item has its name and problems already.
  if (bare) return parts;
  return (
    <chakra.fieldset data-field={name} aria-describedby={describedBy} position="relative" minWidth="0">
      <chakra.legend paddingEnd="20">
        <FieldLabel label={label} required={required} isHeading={path.length === 1} />
      </chakra.legend>
      {!required && (
        <Button
          size="2xs"
          variant="ghost"
          position="absolute"
          top="0"
          insetEnd="0"
          aria-label={`Quitar ${label}`}
          onClick={() => replace(undefined)}
        >
          Quitar
        </Button>
      )}
      <FieldHelp id={id} text={schema.description} />
      <FieldProblems name={name} id={id} />
      {parts}
    </chakra.fieldset>
  );
}

const INDENTED = { marginTop: "3", borderStartWidth: "2px", borderColor: "border", paddingStart: "4" } as const;
