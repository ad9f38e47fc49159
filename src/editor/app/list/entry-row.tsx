import * as messages from "#messages";
import { dayOf, minuteOf } from "../../../shared/magazine/time.ts";
import { chakra, Flex, Text, Badge } from "@chakra-ui/react";
import { memo, useEffect, useRef } from "react";
import type { Entry } from "../../contract/protocol.ts";

interface EntryRowProps {
  entry: Entry;
  current: boolean;
  onOpen: (file: string) => void;
}

export const EntryRow = memo(function EntryRow({ entry, current, onOpen }: EntryRowProps) {
  const { file, title, picture, published } = entry;
  const row = useRef<HTMLLIElement>(null);
  // The row is scrolled into view, because a document that was opened by its URL or just created may be far down the
  // list.
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <chakra.li ref={row} css={{ contentVisibility: "auto", containIntrinsicSize: "auto 3.5rem" }}>
      <chakra.button
        type="button"
        display="flex"
        gap="3"
        alignItems="center"
        width="full"
        minH="14"
        px="3"
        py="1.5"
        textAlign="start"
        cursor="pointer"
        bg={current ? "bg.emphasized" : undefined}
        boxShadow={current ? "inset 4px 0 var(--chakra-colors-mark)" : undefined}
        _hover={{ bg: current ? "bg.emphasized" : "bg.muted" }}
        focusVisibleRing="inside"
        aria-current={current ? "page" : undefined}
        onClick={() => onOpen(file)}
      >
        <Thumbnail address={picture} />
        <Flex direction="column" flex="1" minW="0">
          <Text truncate fontWeight={current ? "semibold" : "normal"}>
            {title}
          </Text>
          <Flex gap="1.5" align="center" wrap="wrap">
            {published && <Moment moment={published} />}
            <EntryStates {...entry} />
          </Flex>
        </Flex>
      </chakra.button>
    </chakra.li>
  );
});

function Thumbnail({ address }: { address: string }) {
  const style = { boxSize: "10", flexShrink: "0", bg: "bg.emphasized" } as const;
  if (!address) return <chakra.span {...style} />;
  return <chakra.img src={address} alt="" loading="lazy" decoding="async" objectFit="cover" {...style} />;
}

const DAY = new Intl.DateTimeFormat(messages.common.locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

function Moment({ moment }: { moment: string }) {
  const time = Date.parse(dayOf(moment));
  return (
    <Text as="span" textStyle="xs" color="fg.muted">
      {Number.isNaN(time) ? moment : [DAY.format(time), minuteOf(moment)].filter(Boolean).join(", ")}
    </Text>
  );
}

export function EntryStates({ unpublished, corrected, problems, warnings, unsaved, pending, notes }: Entry) {
  return (
    <>
      {unsaved && <Badge colorPalette="orange">{messages.list.unsaved}</Badge>}
      {pending && <Badge colorPalette="purple">{messages.list[pending]}</Badge>}
      {unpublished === "draft" && <Badge>{messages.list.draft}</Badge>}
      {unpublished === "scheduled" && <Badge colorPalette="blue">{messages.list.scheduled}</Badge>}
      {corrected && <Badge>{messages.list.corrected}</Badge>}
      {notes && <Badge colorPalette="teal">{messages.notes.open(notes)}</Badge>}
      {problems > 0 && <Badge colorPalette="red">{messages.common.problems(problems)}</Badge>}
      {warnings > 0 && <Badge colorPalette="yellow">{messages.common.warnings(warnings)}</Badge>}
    </>
  );
}
