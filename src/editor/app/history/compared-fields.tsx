import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Value, Fields } from "../../../content/authoring/schemas/form-schema.ts";
import type { EditorType } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { formFieldsOf, isSame } from "../document/typed-content.ts";

interface ComparedFieldsProps {
  form: EditorType["form"];
  /** The names of both versions: «El 20 de noviembre», «Ahora». */
  names: readonly [string, string];
  sides: readonly [Typed, Typed];
}

/** Shows the fields in which two versions differ, side by side. */
export function ComparedFields({ form, names, sides }: ComparedFieldsProps) {
  const [one, other] = sides.map(fieldsOf) as [Record<string, Value>, Record<string, Value>];
  const differing = differences(one, other);
  if (differing.length === 0) return <Text textStyle="sm">{messages.history.same}</Text>;
  return differing.map((name) => (
    <Box key={name} as="section" aria-label={form.properties?.[name]?.title ?? name} mt="3">
      <Text fontWeight="semibold" textStyle="sm" mb="1">
        {form.properties?.[name]?.title ?? name}
      </Text>
      <Flex gap="2" direction={{ base: "column", md: "row" }}>
        <Side name={names[0]} value={one[name]} />
        <Side name={names[1]} value={other[name]} />
      </Flex>
    </Box>
  ));
}

/** Returns the fields of a version. A text whose YAML cannot be parsed counts as one field. */
const fieldsOf = (typed: Typed) => formFieldsOf(typed) ?? ("text" in typed ? { text: typed.text } : {});

function Side({ name, value }: { name: string; value: Value | undefined }) {
  return (
    <Box flex="1" minW="0" p="2" borderWidth="1px" rounded="md">
      <Text textStyle="xs" color="fg.muted">
        {name}
      </Text>
      <chakra.pre
        mt="1"
        textStyle="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="40"
        overflowY="auto"
        tabIndex={0}
      >
        {versionText(value) || messages.common.empty}
      </chakra.pre>
    </Box>
  );
}

/** Returns the names of the fields that differ, in the order of the first version. */
function differences(mine: Fields, theirs: Fields): string[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names.filter((name) => !isSame(mine[name], theirs[name]));
}

/** Returns a value as text; `""` for a missing value. */
function versionText(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value, undefined, 2) : String(value);
}
