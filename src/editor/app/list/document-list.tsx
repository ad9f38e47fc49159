import { Button, chakra, Flex, Input, Text, Heading } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import * as messages from "#messages";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { groupsOf, type Group } from "./search.ts";
import { EntryRow } from "./entry-row.tsx";

interface DocumentListProps {
  types: readonly EditorType[];
  entries: readonly Entry[];
  /** The open file; `""` on the first screen. */
  current: string;
  onOpen: (file: string) => void;
  onNew: () => void;
  /** Content below the list. */
  children?: ReactNode;
}

const NONE: readonly Entry[] = [];

/** Renders all documents by type, with their states. */
export function DocumentList({ types, entries, current, onOpen, onNew, children }: DocumentListProps) {
  const [search, setSearch] = useState("");
  // A long list must delay neither the first form nor a key press.
  const groups = groupsOf(types, useDeferredValue(entries, NONE), useDeferredValue(search));
  const count = groups.reduce((sum, { entries: own }) => sum + own.length, 0);
  return (
    <Flex as="nav" aria-label={messages.frame.documents} direction="column" minH="0" minW="0" flex="1">
      <Flex gap="2" p="3" borderBottomWidth="1px" minH="14" align="center">
        <Input
          size="sm"
          type="search"
          aria-label={messages.list.searchDocument}
          placeholder={messages.list.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button size="sm" onClick={onNew}>
          {messages.list.new}
        </Button>
      </Flex>
      <chakra.div overflowY="auto" flex="1" minH="0" pb="8" tabIndex={-1}>
        <Text role="status" srOnly>
          {search && messages.list.count(count)}
        </Text>
        {count === 0 && search !== "" && (
          <Text p="4" color="fg.muted">
            {messages.list.none}
          </Text>
        )}
        {groups.map((group) => (
          <TypeSection key={group.type.name} {...group} current={current} onOpen={onOpen} />
        ))}
        {children}
      </chakra.div>
    </Flex>
  );
}

/** The number of documents of a type that are shown at first. A button shows the rest. */
const FIRST = 60;

interface TypeSectionProps extends Group {
  current: string;
  onOpen: (file: string) => void;
}

/** Renders the documents of a type. */
function TypeSection({ type, entries, current, onOpen }: TypeSectionProps) {
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
          {messages.list.rest(rest)}
        </Button>
      )}
    </chakra.section>
  );
}
