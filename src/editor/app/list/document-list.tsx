import { Button, chakra, Flex, Input, Text, Heading } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as messages from "#messages";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { Icon } from "../form/icons.tsx";
import { FILTERS, groupsOf, type Filter } from "./search.ts";
import { EntryRow } from "./entry-row.tsx";
import { toggleItem, useRemembered } from "./use-remembered.ts";

interface DocumentListProps {
  types: readonly EditorType[];
  entries: readonly Entry[];
  /** Current time in the magazine's time zone. */
  now: string;
  /** Whether several people edit the content. Only then does the list have the filter `mine`. */
  isTeam: boolean;
  /** The open file; `""` on the first screen. */
  current: string;
  onOpen: (file: string) => void;
  onNew: () => void;
  /** Content below the list. */
  children?: ReactNode;
}

const NO_ENTRIES: readonly Entry[] = [];
const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

/** Renders the documents that were opened last, and below them all documents by type, with their states. */
export function DocumentList(props: DocumentListProps) {
  const { types, entries, now, isTeam, current, onOpen, onNew, children } = props;
  const [search, setSearch] = useState("");
  const [filters, setFilters] = useState<readonly Filter[]>([]);
  const { folded, opened, fold } = useRemembered(current);
  // The list gets deferred values, because a long list must not delay the first form or a key press.
  const deferredEntries = useDeferredValue(entries, NO_ENTRIES);
  const deferredFilters = useDeferredValue(filters);
  const filteredEntries = deferredEntries.filter((entry) =>
    deferredFilters.every((filter) => FILTERS[filter](entry, now)),
  );
  const groups = groupsOf(types, filteredEntries, useDeferredValue(search));
  const isSearching = search !== "" || filters.length > 0;
  const recentEntries = opened.flatMap((file) => deferredEntries.filter((entry) => entry.file === file));
  const sectionProps = (name: string) => ({
    current,
    onOpen,
    ...(!isSearching && { folded: folded.includes(name), onFold: () => fold(name) }),
  });
  const count = groups.reduce((sum, { entries: groupEntries }) => sum + groupEntries.length, 0);
  return (
    <Flex as="nav" aria-label={messages.frame.documents} direction="column" minH="0" minW="0" flex="1">
      <Flex gap="2" p="3" borderBottomWidth="1px" wrap="wrap" align="center">
        <Input
          flex="1"
          minW="0"
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
        <Flex role="group" aria-label={messages.list.showOnly} wrap="wrap" gap="1" w="full">
          {FILTER_NAMES.filter((each) => isTeam || each !== "mine").map((each) => (
            <Button
              key={each}
              size="2xs"
              variant={filters.includes(each) ? "solid" : "outline"}
              aria-pressed={filters.includes(each)}
              onClick={() => setFilters(toggleItem(filters, each))}
            >
              {messages.list.filters[each]}
            </Button>
          ))}
        </Flex>
      </Flex>
      <chakra.div overflowY="auto" flex="1" minH="0" pb="8" tabIndex={-1}>
        <Text role="status" srOnly>
          {isSearching && messages.list.count(count)}
        </Text>
        {count === 0 && isSearching && (
          <Text p="4" color="fg.muted">
            {filters.length > 0 ? messages.list.noneOfThese : messages.list.none}
          </Text>
        )}
        {!isSearching && (
          <ListSection title={messages.list.openedLast} entries={recentEntries} {...sectionProps(RECENT_SECTION)} />
        )}
        {groups.map(({ type, entries: groupEntries }) => (
          <ListSection
            key={type.name}
            title={`${type.plural} · ${groupEntries.length}`}
            entries={groupEntries}
            {...sectionProps(type.name)}
          />
        ))}
        {children}
      </chakra.div>
    </Flex>
  );
}

/** The name under which `useRemembered` stores the section of recent documents. No type has this name. */
const RECENT_SECTION = "·";

/** The number of documents of a section that are shown at first. A button shows the rest. */
const INITIAL_COUNT = 60;

interface ListSectionProps extends Pick<DocumentListProps, "entries" | "current" | "onOpen"> {
  title: string;
  folded?: boolean;
  /** Folds or unfolds the section; absent if the section must stay unfolded. */
  onFold?: () => void;
}

/** Renders documents below a heading; nothing without documents. */
function ListSection({ title, entries, current, onOpen, folded = false, onFold }: ListSectionProps) {
  const [isExpanded, setExpanded] = useState(false);
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  /** Shows all rows, and focuses the first new one, because the pressed button goes away. */
  const expand = () => {
    flushSync(() => setExpanded(true));
    list.current?.children[INITIAL_COUNT]?.querySelector("button")?.focus();
  };
  if (entries.length === 0) return null;
  const hiddenCount = isExpanded ? 0 : Math.max(0, entries.length - INITIAL_COUNT);
  return (
    <chakra.section aria-labelledby={heading}>
      <Heading id={heading} as="h2" textStyle="xs" fontWeight="semibold" color="fg.muted" px="3" pt="3" pb="1">
        {onFold ? (
          <chakra.button
            type="button"
            display="flex"
            alignItems="center"
            gap="1"
            w="full"
            minH="6"
            textAlign="start"
            cursor="pointer"
            css={{ "& svg": { transform: folded ? undefined : "rotate(90deg)" } }}
            aria-expanded={!folded}
            onClick={onFold}
          >
            <Icon name="open" />
            {title}
          </chakra.button>
        ) : (
          title
        )}
      </Heading>
      {!folded && (
        <chakra.ul ref={list} listStyleType="none">
          {entries.slice(0, entries.length - hiddenCount).map((entry) => (
            <EntryRow key={entry.file} entry={entry} current={entry.file === current} onOpen={onOpen} />
          ))}
        </chakra.ul>
      )}
      {hiddenCount > 0 && !folded && (
        <Button size="xs" variant="ghost" mx="3" onClick={expand}>
          {messages.list.rest(hiddenCount)}
        </Button>
      )}
    </chakra.section>
  );
}
