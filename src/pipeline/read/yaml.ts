/** The one YAML reader: `.yaml` files and the front matter of `.md` files go through it. */
import { constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import type { ProblemCode } from "../problems/catalogue.ts";
import { codeOf } from "./yaml-mistakes.ts";

export interface YamlMistake {
  code: ProblemCode;
  /** What js-yaml says of it, for the mistakes that have no name of their own. */
  reason: string;
  /** Place in the YAML text, 1 first. */
  line: number;
  column: number;
}

type Read = { data: unknown } | { mistake: YamlMistake };

/**
 * Parses YAML 1.2; dates stay texts. A mistake of the editor is returned, not thrown. Anchors,
 * aliases and tags are refused: no content needs them, and a page of them can stand for gigabytes.
 */
export function parseYaml(text: string): Read {
  try {
    if (text.trim() === "") return { data: undefined };
    const events = parseEvents(text, {});
    const refused = findRefused(events, text);
    if (refused) return { mistake: { ...refused, reason: "", ...placeAt(text, refused.offset) } };
    return { data: constructFromEvents(events, { source: text, maxAliases: 0 })[0] };
  } catch (error) {
    if (error instanceof YAMLException) return { mistake: mistakeOf(error, text) };
    throw error;
  }
}

function findRefused(events: readonly Event[], text: string): { code: ProblemCode; offset: number } | undefined {
  let documents = 0;
  let last = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT && ++documents > 1)
      return { code: "several-documents", offset: text.indexOf("\n---", last) + 1 };
    if ("valueEnd" in event) last = event.valueEnd;
    if ("anchorStart" in event && event.anchorStart >= 0) return { code: "yaml-alias", offset: event.anchorStart - 1 };
    if ("tagStart" in event && event.tagStart >= 0) return { code: "yaml-tag", offset: event.tagStart };
  }
  return undefined;
}

function mistakeOf({ reason, mark }: YAMLException, text: string): YamlMistake {
  const place = { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
  const lines = text.split("\n");
  return { code: codeOf(reason, lines[place.line - 1] ?? "", lines[place.line - 2] ?? ""), reason, ...place };
}

function placeAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
