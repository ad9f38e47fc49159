import { Button, chakra, Flex, Input, Text } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useState } from "react";
import * as words from "#words";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { groupsOf } from "./search.ts";
import { TypeSection } from "./type-section.tsx";

interface DocumentListProps {
  types: readonly EditorType[];
  entries: readonly Entry[];
  /** The file that is open. */
  current: string;
  onOpen: (file: string) => void;
  onNew: () => void;
  /** Stands below the list. */
  children?: ReactNode;
}

const NONE: readonly Entry[] = [];

/** Every document by type, with what state it is in. */
export function DocumentList({ types, entries, current, onOpen, onNew, children }: DocumentListProps) {
  const [search, setSearch] = useState("");
  // A long list must keep neither the first form nor a key press waiting.
  const groups = groupsOf(types, useDeferredValue(entries, NONE), useDeferredValue(search));
  const count = groups.reduce((sum, { entries: own }) => sum + own.length, 0);
  return (
    <Flex as="nav" aria-label={words.frame.documents} direction="column" minH="0" minW="0" flex="1">
      <Flex gap="2" p="3" borderBottomWidth="1px" minH="14" align="center">
        <Input
          size="sm"
          type="search"
          aria-label={words.list.searchDocument}
          placeholder={words.list.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button size="sm" onClick={onNew}>
          {words.list.new}
        </Button>
      </Flex>
      <chakra.div overflowY="auto" flex="1" minH="0" pb="8" tabIndex={-1}>
        <Text role="status" srOnly>
          {search && words.list.count(count)}
        </Text>
        {count === 0 && search !== "" && (
          <Text p="4" color="fg.muted">
            {words.list.none}
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
