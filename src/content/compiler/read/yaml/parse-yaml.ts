/** Parses YAML: `.yaml` files and the front matter of `.md` files. */
import { constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import { placeAt } from "../../document/source.ts";
import type { ProblemCode } from "../../problems/catalogue.ts";
import { withinDeadline } from "../deadline.ts";
import { findSecondDocument, mistakeOf, type YamlMistake } from "./yaml-mistakes.ts";

type Read = { data: unknown } | { mistake: YamlMistake };

/**
 * Parses YAML 1.2; dates stay texts. A mistake of the editor is returned, not thrown. Anchors, aliases and tags are
 * refused: no content needs them, and a page of them can expand to gigabytes.
 */
export function parseYaml(text: string): Read {
  return withinDeadline(text, read) ?? { mistake: { code: "slow-text", reason: "", line: 1, column: 1 } };
}

function read(text: string): Read {
  let events: Event[] = [];
  try {
    if (text.trim() === "") return { data: undefined };
    events = parseEvents(text, {});
    const refused = findRefused(events, text);
    if (refused) return { mistake: { code: refused.code, reason: "", ...placeAt(text, refused.offset) } };
    return { data: constructFromEvents(events, { source: text, maxAliases: 0 })[0] };
  } catch (error) {
    if (error instanceof YAMLException) return { mistake: mistakeOf(error, text, events) };
    throw error;
  }
}

function findRefused(events: Event[], text: string): { code: ProblemCode; offset: number } | undefined {
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT && ++documents > 1)
      return { code: "several-documents", offset: findSecondDocument(events, text) };
    if ("anchorStart" in event && event.anchorStart >= 0) return { code: "yaml-alias", offset: event.anchorStart - 1 };
    if ("tagStart" in event && event.tagStart >= 0) return { code: "yaml-tag", offset: event.tagStart };
  }
  return undefined;
}
