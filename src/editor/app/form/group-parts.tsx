/** Renders the fields in the schema of a group, and unknown fields, which are in the file but not in the schema. */
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
  const names = Object.keys(properties);
  const unknownNames: string[] = JSON.parse(useRead(path, (value) => JSON.stringify(findUnknownNames(value, names))));
  return (
    <>
      {names
        .filter((name) => !except.includes(name))
        .map((name) => (
          <FormField
            key={name}
            schema={properties[name] ?? {}}
            parent={path}
            fieldKey={name}
            required={required.includes(name)}
            group={schema}
          />
        ))}
      {unknownNames.map((name) => (
        <UnknownField key={name} path={[...path, name]} />
      ))}
    </>
  );
});

const NONE: readonly string[] = [];

function findUnknownNames(value: Value | undefined, names: readonly string[]): string[] {
  return isFields(value) ? Object.keys(value).filter((name) => !names.includes(name)) : [];
}

function UnknownField({ path }: { path: FieldPath }) {
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
