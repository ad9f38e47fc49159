/** Lists the values of valid YAML with their positions. */
import { type Event, EVENT_ID, getScalarValue, load, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { FieldPath } from "../../document/source.ts";

type ScalarEvent = Extract<Event, { valueStart: number }>;

export interface Written {
  path: FieldPath;
  /**
   * The offset of the key; `undefined` in a list. `from` is the offset of the value, including its quote or block
   * indicator; `undefined` if the value is empty.
   */
  name: number | undefined;
  from: number | undefined;
  /** The text of a scalar, without quotes and before any conversion to a number, a boolean or null. */
  text?: string;
  /** The offset of the end of a plain scalar; absent for all other values. */
  plainEnd?: number;
}

/** An open list or mapping. */
interface Open {
  isGroup: boolean;
  /** The current key of the mapping or index of the list. */
  at: string | number;
  /** The offset of the current key of a mapping. */
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
    // The position of an empty key is that of its colon.
    const name = around?.name === -1 ? text.lastIndexOf(":", from) : around?.name;
    const place = { path: open.map(({ at }) => at), name, from };
    if (around) around.name = undefined;
    if ("start" in event) open.push({ isGroup: event.type === EVENT_ID.MAPPING, at: -1, name: undefined });
    yield event.type === EVENT_ID.SCALAR ? { ...place, ...scalarText(text, event) } : place;
  }
}

function scalarText(text: string, event: ScalarEvent) {
  if (event.valueStart < 0) return { text: "" };
  const isPlain = event.style === SCALAR_STYLE.PLAIN;
  return { text: getScalarValue(text, event), ...(isPlain && { plainEnd: event.valueEnd }) };
}

/**
 * Returns the offset of a scalar with its quote or indicator. js-yaml reports the offset after the quote, or after the
 * line of the block indicator.
 */
function startOf(text: string, { style, valueStart }: ScalarEvent): number | undefined {
  if (valueStart < 0) return undefined;
  if (style === SCALAR_STYLE.PLAIN) return valueStart;
  if (style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED) return valueStart - 1;
  const line = text.lastIndexOf("\n", valueStart - 2) + 1;
  return line + text.slice(line, valueStart).search(/(?<=^|[\s:-])[|>][-+\d]*[ \t]*(?:#.*)?\r?\n?$/);
}

/** Returns a key, converted as YAML does if it looks like a number, a boolean or null. */
function nameOf(text: string, event: ScalarEvent): string {
  const name = event.valueStart < 0 ? "null" : getScalarValue(text, event);
  const isOther = event.style === SCALAR_STYLE.PLAIN && /^(?:[~+.\d-]|(?:null|true|false)$)/i.test(name);
  return isOther ? String(load(name)) : name;
}
