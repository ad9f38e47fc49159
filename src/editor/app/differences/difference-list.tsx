import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import * as messages from "#messages";
import type { FormSchema } from "../../../content/authoring/schemas/form-schema.ts";
import { labelOf, schemaAt, ValueText } from "../document/field-text.tsx";
import { kindOf } from "../form/kinds/kinds.ts";
import { link } from "../form/kinds/link.tsx";
import { longText, shortText } from "../form/kinds/text.tsx";
import { markdown } from "../form/kinds/markdown.tsx";
import type { ComparedTextProps, DifferenceContext } from "./compared-text.tsx";
import { type Difference, differencesOf } from "./differences.ts";
import { Deleted, Inserted } from "./marks.tsx";

interface DifferenceListProps extends DifferenceContext {
  form: FormSchema;
  /** The names of both versions: «El 20 de noviembre», «Lo que hay ahora». */
  names: readonly [string, string];
  differences: readonly Difference[];
  /** Whether the list is inside another list, which already explains the marks. */
  isInner?: boolean;
}

/** Shows the differing parts with their form labels: texts with marked changes, and other values side by side. */
export function DifferenceList({ form, names, differences, isInner = false, ...context }: DifferenceListProps) {
  const hasText = differences.some((each) => textsOf(form, each));
  return (
    <>
      {hasText && !isInner && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          <Deleted>{messages.differences.struck}</Deleted>: {names[0]}.{" "}
          <Inserted>{messages.differences.underlined}</Inserted>: {names[1]}.
        </Text>
      )}
      {differences.map((difference) => {
        const label = labelOf(form, difference.path) || messages.differences.whole;
        const name = difference.isOrder ? messages.conflict.orderOf(label) : label;
        return (
          <Box key={JSON.stringify(difference)} as="section" aria-label={name} mt="3">
            <Text fontWeight="semibold" textStyle="sm" mb="1">
              {name}
            </Text>
            <DifferentValue {...{ form, names, difference }} {...context} />
          </Box>
        );
      })}
    </>
  );
}

interface DifferentValueProps extends Omit<DifferenceListProps, "differences"> {
  difference: Difference;
}

function DifferentValue({ form, names, difference, ...context }: DifferentValueProps) {
  const schema = schemaAt(form, difference.path);
  const texts = textsOf(form, difference);
  if (texts) return <ComparedText {...texts} {...context} names={names} isMarkdown={isMarkdown(schema)} />;
  const { one, other } = difference;
  return (
    <Flex gap="2" direction={{ base: "column", md: "row" }}>
      {[one, other].map((value, index) => (
        <Box key={index} flex="1" minW="0" p="2" borderWidth="1px" rounded="md" textStyle="sm" overflowWrap="anywhere">
          <Text textStyle="xs" color="fg.muted">
            {names[index]}
          </Text>
          <ValueText schema={schema} value={value} {...context} />
        </Box>
      ))}
    </Flex>
  );
}

/** Returns both values if the part is a text, link or Markdown field and both are texts; `undefined` otherwise. */
export function textsOf(form: FormSchema, { path, one = "", other = "" }: Difference) {
  const schema = schemaAt(form, path);
  const isTextField = [shortText, longText, link, markdown].includes(kindOf(schema ?? {}));
  return isTextField && typeof one === "string" && typeof other === "string" ? { one, other } : undefined;
}

export const isMarkdown = (schema: FormSchema | undefined) => schema !== undefined && kindOf(schema) === markdown;

const LazyText = lazy(async () => ({ default: (await import("./compared-text.tsx")).ComparedText }));

/** Shows two texts merged word by word. The code that compares texts is loaded on demand. */
export function ComparedText({
  names,
  ...props
}: Omit<ComparedTextProps, "compareFields"> & Pick<DifferenceListProps, "names">) {
  const { file, state } = props;
  const compareFields: ComparedTextProps["compareFields"] = (form, one, other) => (
    <DifferenceList {...{ form, names, file, state }} isInner differences={differencesOf(form, one, other)} />
  );
  return (
    <chakra.div textStyle="sm" overflowWrap="anywhere">
      <Suspense fallback={messages.common.seeking}>
        <LazyText {...props} compareFields={compareFields} />
      </Suspense>
    </chakra.div>
  );
}
