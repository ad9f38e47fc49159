import { Badge } from "@chakra-ui/react";
import * as words from "#words";
import type { Entry } from "../../contract/protocol.ts";

/** In what state a document is, a word for each. */
export function EntryStates({ unpublished, problems, warnings, unsaved, pending, notes }: Entry) {
  return (
    <>
      {unsaved && <Badge colorPalette="orange">{words.list.unsaved}</Badge>}
      {pending && <Badge colorPalette="purple">{words.list[pending]}</Badge>}
      {unpublished === "draft" && <Badge>{words.list.draft}</Badge>}
      {unpublished === "scheduled" && <Badge colorPalette="blue">{words.list.scheduled}</Badge>}
      {notes && <Badge colorPalette="teal">{words.notes.open(notes)}</Badge>}
      {problems > 0 && <Badge colorPalette="red">{words.common.problems(problems)}</Badge>}
      {warnings > 0 && <Badge colorPalette="yellow">{words.common.warnings(warnings)}</Badge>}
    </>
  );
}
