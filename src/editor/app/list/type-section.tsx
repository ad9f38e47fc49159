import { Button, chakra, Heading } from "@chakra-ui/react";
import { useState } from "react";
import * as words from "#words";
import { EntryRow } from "./entry-row.tsx";
import type { Group } from "./search.ts";

/** Documents that are shown before one asks for all. */
const FIRST = 60;

interface TypeSectionProps extends Group {
  current: string;
  onOpen: (file: string) => void;
}

/** The documents of a type. */
export function TypeSection({ type, entries, current, onOpen }: TypeSectionProps) {
  const [whole, setWhole] = useState(false);
  const rest = whole ? 0 : Math.max(0, entries.length - FIRST);
  const heading = `tipo-${type.name}`;
  return (
    <chakra.section aria-labelledby={heading}>
      <Heading id={heading} as="h2" textStyle="xs" fontWeight="semibold" color="fg.muted" px="3" pt="4" pb="1">
        {type.plural} · {entries.length}
      </Heading>
      <chakra.ul listStyleType="none">
        {entries.slice(0, entries.length - rest).map((entry) => (
          <EntryRow key={entry.file} entry={entry} current={entry.file === current} onOpen={onOpen} />
        ))}
      </chakra.ul>
      {rest > 0 && (
        <Button size="xs" variant="ghost" mx="3" onClick={() => setWhole(true)}>
          {words.list.rest(rest)}
        </Button>
      )}
    </chakra.section>
  );
}
