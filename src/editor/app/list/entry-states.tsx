import { Badge } from "@chakra-ui/react";
import * as messages from "#messages";
import type { Entry } from "../../contract/protocol.ts";

/** In what state a document is, a word for each. */
export function EntryStates({ unpublished, problems, warnings, unsaved, pending, notes }: Entry) {
  return (
    <>
      {unsaved && <Badge colorPalette="orange">{messages.list.unsaved}</Badge>}
      {pending && <Badge colorPalette="purple">{messages.list[pending]}</Badge>}
      {unpublished === "draft" && <Badge>{messages.list.draft}</Badge>}
      {unpublished === "scheduled" && <Badge colorPalette="blue">{messages.list.scheduled}</Badge>}
      {notes && <Badge colorPalette="teal">{messages.notes.open(notes)}</Badge>}
      {problems > 0 && <Badge colorPalette="red">{messages.common.problems(problems)}</Badge>}
      {warnings > 0 && <Badge colorPalette="yellow">{messages.common.warnings(warnings)}</Badge>}
    </>
  );
}
