import { Flex, Text } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";
import { isMoment, nameOfMoment } from "../form/fields/moment-in-words.ts";
import { EntryStates } from "../list/entry-states.tsx";
import type { Names } from "../publication/names.ts";
import { DocumentLink } from "./document-link.tsx";

interface DocumentLineProps {
  entry: Entry;
  names: Names;
  now: string;
}

/** A document, with what it is and in what state. */
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

/** The day that a draft is meant for, if it is still to come. */
function planOf({ unpublished, published = "" }: Entry, now: string): string {
  const isPlanned = unpublished === "draft" && isMoment(published) && published > now;
  return isPlanned ? messages.start.plannedFor(nameOfMoment(published)) : "";
}
