import { Button, chakra, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId, useState } from "react";
import * as messages from "#messages";

/** Lines that are shown before one asks for all. */
const FIRST = 10;

interface WorkSectionProps<Item> {
  title: string;
  note?: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A line of the list. */
  children: (item: Item) => ReactNode;
}

/** A list under its heading; nothing where it would be empty. */
export function WorkSection<Item>({ title, note, items, keyOf, children }: WorkSectionProps<Item>) {
  const [whole, setWhole] = useState(false);
  const heading = useId();
  if (items.length === 0) return null;
  const rest = items.length - FIRST;
  return (
    <chakra.section aria-labelledby={heading} minW="0">
      <Heading id={heading} as="h2" size="md" mb="1">
        {title}
      </Heading>
      {note && (
        <Text textStyle="sm" color="fg.muted" mb="1">
          {note}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {items.slice(0, whole ? undefined : FIRST).map((item) => (
          <chakra.li key={keyOf(item)} py="1.5" overflowWrap="anywhere">
            {children(item)}
          </chakra.li>
        ))}
      </chakra.ul>
      {rest > 0 && (
        <Button size="xs" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? messages.start.less : messages.start.more(rest)}
        </Button>
      )}
    </chakra.section>
  );
}
