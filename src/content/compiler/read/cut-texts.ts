/** Texts after which a comment begins like a part of them, `name: Tema #1`: YAML reads no more than `Tema`. */
import { EVENT_ID, type Event, parseEvents, SCALAR_STYLE } from "js-yaml";
import { z } from "zod";
import type { Doubt } from "../document/document.ts";
import type { FieldPath, ParsedSource } from "../document/source.ts";
import { schemaAt } from "./schema-at.ts";

/** From the first of the spaces: from each of many, looking would take the square of their number. */
const MARK = /(?<![ \t])[ \t]+#[^\s#]/;
const MARK_HERE = new RegExp(MARK, "y");

/** A list, or a group of fields, that is open. */
interface Open {
  isGroup: boolean;
  /** Of a group: whether a name comes next. */
  isName: boolean;
  /** The name of the field, or the place in the list. */
  at: string | number;
}

export function cutTexts({ yaml: { text } }: ParsedSource, schema: z.ZodType): Doubt[] {
  if (!MARK.test(text)) return [];
  const open: Open[] = [];
  return parseEvents(text, {}).flatMap((event): Doubt[] => {
    if (event.type === EVENT_ID.POP) open.pop();
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) return [];
    const isName = step(open.at(-1), event, text);
    const path = open.map(({ at }) => at);
    if ("start" in event) open.push({ isGroup: event.type === EVENT_ID.MAPPING, isName: true, at: -1 });
    if (isName || event.type !== EVENT_ID.SCALAR || event.style !== SCALAR_STYLE.PLAIN) return [];
    MARK_HERE.lastIndex = event.valueEnd;
    if (!MARK_HERE.test(text) || !isFree(schema, path)) return [];
    return [{ code: "cut-text", path, details: { value: text.slice(event.valueStart, event.valueEnd) } }];
  });
}

/** Whether an event is the name of a field; what is open goes on by one. */
function step(open: Open | undefined, event: Event, text: string): boolean {
  if (!open) return false;
  if (!open.isGroup) open.at = Number(open.at) + 1;
  else if (open.isName && event.type === EVENT_ID.SCALAR) open.at = text.slice(event.valueStart, event.valueEnd);
  const { isGroup, isName } = open;
  open.isName = !isName;
  return isGroup && isName;
}

/** Whether a field takes any words: a day, a link or an option cannot be cut and be right. */
function isFree(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodString && !field.format;
}
