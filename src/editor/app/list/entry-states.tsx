import { Badge } from "@chakra-ui/react";
import type { Entry } from "../../contract/protocol.ts";

/** In what state a document is, a word for each. */
export function EntryStates({ unpublished, problems, warnings, unsaved }: Entry) {
  return (
    <>
      {unsaved && <Badge colorPalette="orange">sin guardar</Badge>}
      {unpublished === "draft" && <Badge>borrador</Badge>}
      {unpublished === "scheduled" && <Badge colorPalette="blue">por venir</Badge>}
      {problems > 0 && <Badge colorPalette="red">{problems === 1 ? "1 problema" : `${problems} problemas`}</Badge>}
      {warnings > 0 && <Badge colorPalette="yellow">{warnings === 1 ? "1 aviso" : `${warnings} avisos`}</Badge>}
    </>
  );
}
