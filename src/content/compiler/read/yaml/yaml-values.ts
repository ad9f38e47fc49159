/** Lists the values of valid YAML with their positions. */
import { type Event, EVENT_ID, getScalarValue, load, parseEvents, SCALAR_STYLE } from "js-yaml";
import type { FieldPath } from "../../document/source.ts";

type ScalarEvent = Extract<Event, { valueStart: number }>;

export interface YamlValue {
  path: FieldPath;
  /** The offset of the key; `undefined` in a list. */
  keyStart: number | undefined;
  /** The offset of the value, including its quote or block indicator; `undefined` if the value is empty. */
  valueStart: number | undefined;
  /** The text of a scalar, without quotes and before any conversion to a number, a boolean or null. */
  text?: string;
  /** The offset of the end of a plain scalar; absent for all other values. */
  plainEnd?: number;
}

/** An open list or mapping. */
interface OpenCollection {
  isMapping: boolean;
  /** The current key of the mapping or index of the list. */
  key: string | number;
  /** The offset of the current key of a mapping. */
  keyStart: number | undefined;
}

export function* valuesIn(text: string): Generator<YamlValue> {
  const open: OpenCollection[] = [];
  for (const event of parseEvents(text, {})) {
    if (event.type === EVENT_ID.POP) open.pop();
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) continue;
    const parent = open.at(-1);
    if (parent?.isMapping && parent.keyStart === undefined && event.type === EVENT_ID.SCALAR) {
      Object.assign(parent, { key: keyOf(text, event), keyStart: startOf(text, event) ?? -1 });
      continue;
    }
    if (parent && !parent.isMapping) parent.key = Number(parent.key) + 1;
    const valueStart =
      event.type === EVENT_ID.SCALAR ? startOf(text, event) : "start" in event ? event.start : undefined;
    // An empty key has no position of its own (-1), so the position of its colon is used.
    const keyStart = parent?.keyStart === -1 ? text.lastIndexOf(":", valueStart) : parent?.keyStart;
    const place = { path: open.map(({ key }) => key), keyStart, valueStart };
    if (parent) parent.keyStart = undefined;
    if ("start" in event) open.push({ isMapping: event.type === EVENT_ID.MAPPING, key: -1, keyStart: undefined });
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

/** Returns a key. Like YAML, converts a key that looks like a number, a boolean or null. */
function keyOf(text: string, event: ScalarEvent): string {
  const key = event.valueStart < 0 ? "null" : getScalarValue(text, event);
  const isConverted = event.style === SCALAR_STYLE.PLAIN && /^(?:[~+.\d-]|(?:null|true|false)$)/i.test(key);
  return isConverted ? String(load(key)) : key;
}
