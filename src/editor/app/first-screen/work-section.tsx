import { Button, chakra, Heading, Text, Flex, Link, type HTMLChakraProps } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { isMoment, formatMoment } from "../dates.ts";
import { EntryStates } from "../list/entry-row.tsx";
import type { Names } from "../publication/change-texts.ts";
import { addressOfFile } from "../file-in-address.ts";

/** The number of items that are shown at first. A button shows the rest. */
const INITIAL_COUNT = 10;

export function Section({ title, children, ...style }: HTMLChakraProps<"section"> & { title: string }) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} minW="0" {...style}>
      <Heading id={heading} as="h2" size="md" mb="1">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

interface WorkSectionProps<Item> {
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** Renders a list with a heading; nothing for an empty list. */
export function WorkSection<Item>({ title, items, keyOf, children }: WorkSectionProps<Item>) {
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  const hiddenCount = items.length - INITIAL_COUNT;
  return (
    <Section title={title}>
      <chakra.ul listStyleType="none">
        {items.slice(0, isExpanded ? undefined : INITIAL_COUNT).map((item) => (
          <chakra.li key={keyOf(item)} py="1.5" overflowWrap="anywhere">
            {children(item)}
          </chakra.li>
        ))}
      </chakra.ul>
      {hiddenCount > 0 && (
        <Button size="xs" variant="ghost" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? messages.start.less : messages.start.more(hiddenCount)}
        </Button>
      )}
    </Section>
  );
}

interface DocumentLineProps {
  entry: Entry;
  names: Names;
  now: string;
}

/** Renders a link to a document, with the type and the states of the document. */
export function DocumentLine({ entry, names, now }: DocumentLineProps) {
  return (
    <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
      <DocumentLink file={entry.file} names={names} />
      <Text as="span" textStyle="sm" color="fg.muted">
        {[names.typeOf(entry.file), planOf(entry, now)].filter(Boolean).join(" · ")}
      </Text>
      <EntryStates {...entry} />
    </Flex>
  );
}

/** Returns a text with the time for which a draft is planned; `""` if the time is missing or past. */
function planOf({ unpublished, published = "" }: Entry, now: string): string {
  const isPlanned = unpublished === "draft" && isMoment(published) && published > now;
  return isPlanned ? messages.start.plannedFor(formatMoment(published)) : "";
}

/** Renders a link to a document; plain text if the document does not exist. */
export function DocumentLink({ file, names }: { file: string; names: Names }) {
  const name = names.nameOf(file);
  if (!names.isThere(file)) return <span>{name}</span>;
  return (
    <Link href={addressOfFile(file)} variant="underline" minH="6" overflowWrap="anywhere">
      {name}
    </Link>
  );
}
