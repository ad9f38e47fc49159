/** The values of a YAML text that js-yaml has read before, each with its place. */
import { type Event, EVENT_ID, getScalarValue, load, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { FieldPath } from "../../document/source.ts";

type ScalarEvent = Extract<Event, { valueStart: number }>;

export interface Written {
  path: FieldPath;
  /** Offsets of the name, absent in a list, and of the value with its quote or sign, absent where nothing is written. */
  name: number | undefined;
  from: number | undefined;
  /** Of a single value: without quotes, and before YAML takes it for a number. */
  text?: string;
  /** Of a single value without quotes: the offset behind it. */
  plainEnd?: number;
}

/** A list, or a group of fields, that is open. */
interface Open {
  isGroup: boolean;
  /** The name of the field, or the place in the list. */
  at: string | number;
  /** Of a group: the offset of the name whose value comes next. */
  name: number | undefined;
}

export function* valuesIn(text: string): Generator<Written> {
  const open: Open[] = [];
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_ID.POP) open.pop();
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) continue;
    const around = open.at(-1);
    if (around?.isGroup && around.name === undefined && event.type === EVENT_ID.SCALAR) {
      Object.assign(around, { at: nameOf(text, event), name: startOf(text, event) ?? -1 });
      continue;
    }
    if (around && !around.isGroup) around.at = Number(around.at) + 1;
    const from = event.type === EVENT_ID.SCALAR ? startOf(text, event) : "start" in event ? event.start : undefined;
    // A name of no letters stands at its colon.
    const name = around?.name === -1 ? text.lastIndexOf(":", from) : around?.name;
    const place = { path: open.map(({ at }) => at), name, from };
    if (around) around.name = undefined;
    if ("start" in event) open.push({ isGroup: event.type === EVENT_ID.MAPPING, at: -1, name: undefined });
    yield event.type === EVENT_ID.SCALAR ? { ...place, ...saidBy(text, event) } : place;
  }
}

function saidBy(text: string, event: ScalarEvent) {
  if (event.valueStart < 0) return { text: "" };
  const isPlain = event.style === SCALAR_STYLE.PLAIN;
  return { text: getScalarValue(text, event), ...(isPlain && { plainEnd: event.valueEnd }) };
}

/** js-yaml says where a value begins behind its quote, and behind the line of its sign. */
function startOf(text: string, { style, valueStart }: ScalarEvent): number | undefined {
  if (valueStart < 0) return undefined;
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  const line = text.lastIndexOf("\n", valueStart - 2) + 1;
  return line + text.slice(line, valueStart).search(/(?<=^|[\s:-])[|>][-+\d]*[ \t]*(?:#.*)?\r?\n?$/);
}

/** A name that YAML takes for a number or for nothing is what that is as a text. */
function nameOf(text: string, event: ScalarEvent): string {
  const name = event.valueStart < 0 ? "null" : getScalarValue(text, event);
  const isOther = event.style === SCALAR_STYLE.PLAIN && /^(?:[~+.\d-]|(?:null|true|false)$)/i.test(name);
  return isOther ? String(load(name)) : name;
}
