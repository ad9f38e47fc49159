import { Button, chakra, Flex } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Fields, Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import { isFields } from "../../../../shared/values.ts";
import type { ControlProps, FieldKind, KindOf, Summary } from "../field-kind.ts";
import { FieldHelp, FieldLabel, FieldProblems } from "../field-frame.tsx";
import { useReplace } from "../reveal-field.ts";
import { useDescription, useRead } from "../use-field.ts";
import { GroupParts } from "../group-parts.tsx";

function GroupControl({ name, label, schema, path, required, bare = false }: ControlProps) {
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
          onClick={() => replace(constantsOf(schema))}
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
      <GroupParts {...{ schema, path }} />
    </Flex>
  );
  // For a bare group, only the parts are rendered, because its row in the list shows the name and the problems.
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
          top="-6"
          insetEnd="0"
          aria-label={messages.form.removeNamed(label)}
          onClick={() => replace(undefined)}
        >
          {messages.form.remove}
        </Button>
      )}
      <FieldHelp id={id} text={schema.description} />
      <FieldProblems name={name} id={id} />
      {parts}
    </chakra.fieldset>
  );
}

const INDENTED = { marginTop: "3", borderStartWidth: "2px", borderColor: "border", paddingStart: "4" } as const;

/** Returns the constants of a group: the values of its required fields that allow only one value. */
function constantsOf({ properties = {}, required = [] }: FormSchema): Fields {
  const constants = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(
    constants.flatMap(([name, { const: constant }]) => (constant === undefined ? [] : [[name, constant]])),
  );
}

/** Returns the summaries of the fields that help to identify a list item. */
export function summariesOf({ properties = {} }: FormSchema, value: Value | undefined, kindOf: KindOf): Summary[] {
  const identifying = Object.entries(properties).filter(([, part]) => kindOf(part).identifiesItem);
  return identifying.map(([name, part]) =>
    kindOf(part).summary(part, isFields(value) ? value[name] : undefined, kindOf),
  );
}

/** The maximum number of texts in the title of an item. */
const MAX_TEXTS = 2;

export const group = {
  Control: GroupControl,
  fits: isFields,
  initialValue: constantsOf,
  summary(schema, value, kindOf) {
    const parts = summariesOf(schema, value, kindOf);
    const texts = parts.flatMap(({ title }) => title || []);
    const picture = parts.find((part) => part.picture !== "")?.picture ?? "";
    return { title: texts.slice(0, MAX_TEXTS).join(" · "), picture };
  },
  identifiesItem: true,
  isExpandable: true,
} satisfies FieldKind;
