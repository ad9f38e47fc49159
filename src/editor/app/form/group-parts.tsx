/** The fields of a group, and the unknown fields of the group in the file. */
import { Button, chakra, Flex } from "@chakra-ui/react";
import { memo } from "react";
import * as messages from "#messages";
import type { Value, FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import { FieldProblems } from "./field-frame.tsx";
import { fieldName, type FieldPath, isFields } from "../../../shared/values.ts";
import { FormField } from "./form-field.tsx";
import { useReplace } from "./reveal-field.ts";
import { controlId, useRead } from "./use-field.ts";

interface GroupPartsProps {
  schema: FormSchema;
  path: FieldPath;
  /** Names of fields that are shown elsewhere; an empty list by default. */
  except?: readonly string[];
}

export const GroupParts = memo(function GroupParts({ schema, path, except = NONE }: GroupPartsProps) {
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  const unknown = useRead(path, (value) => unknownOf(value, known).join("\n"));
  return (
    <>
      {known
        .filter((name) => !except.includes(name))
        .map((name) => (
          <FormField
            key={name}
            schema={properties[name] ?? {}}
            parent={path}
            at={name}
            required={required.includes(name)}
            group={schema}
          />
        ))}
      {unknown !== "" && unknown.split("\n").map((name) => <Unknown key={name} path={[...path, name]} />)}
    </>
  );
});

const NONE: readonly string[] = [];

function unknownOf(value: Value | undefined, known: readonly string[]): string[] {
  return isFields(value) ? Object.keys(value).filter((name) => !known.includes(name)) : [];
}

function Unknown({ path }: { path: FieldPath }) {
  const replace = useReplace(path);
  const name = fieldName(path);
  return (
    <chakra.div data-field={name} fontSize="sm">
      <Flex align="center" gap="3">
        <span>
          {messages.form.unknownField} <chakra.code>{path.at(-1)}</chakra.code>
        </span>
        <Button
          id={controlId(name)}
          size="xs"
          variant="outline"
          onClick={() => replace(undefined)}
          aria-label={messages.form.removeNamed(name)}
        >
          {messages.form.remove}
        </Button>
      </Flex>
      <FieldProblems name={name} id={controlId(name)} />
    </chakra.div>
  );
}
