/** YAML → the places of its values, from what js-yaml, which the compiler reads with, says while reading. */
import type { Value } from "../../../shared/values.ts";
import { COLLECTION_STYLE, type Event, EVENT_ID, getScalarValue, parseEvents } from "js-yaml";
import { columnOf, endOfLine, skipBlank } from "./lines.ts";
import { behindBracket, behindColon, endOfChild, spanOf, STYLES, UnusualYaml } from "./places.ts";
import type { Block, Child, Flow, Node, Scalar } from "./tree.ts";

type ScalarEvent = Extract<Event, { valueStart: number }>;
type ListEvent = Extract<Event, { start: number }>;

/**
 * `text` must end with a line break, and `value` be what it says.
 * @throws {UnusualYaml}
 */
export function readTree(text: string, value: Value): Node {
  return new TreeReader(text).node(value, -1);
}

class TreeReader {
  readonly #text: string;
  readonly #events: readonly Event[];
  #next = 1;

  constructor(text: string) {
    this.#text = text;
    this.#events = parseEvents(text, {});
  }

  /** `head` is the place behind its colon or dash, -1 for the whole document. */
  node(value: Value, head: number): Node {
    const event = this.#events[this.#next++];
    if (event?.type === EVENT_ID.SCALAR) return this.#scalar(event, value, head);
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) throw new UnusualYaml();
    return event.style === COLLECTION_STYLE.FLOW ? this.#flow(event, value) : this.#block(event, value, head);
  }

  #scalar(event: ScalarEvent, value: Value, head: number): Scalar {
    const { from, to } = spanOf(this.#text, event, head);
    return { kind: "scalar", style: STYLES[event.style], value, column: event.indent, from, to };
  }

  #flow({ type, start }: ListEvent, value: Value): Flow {
    const parts: Flow["parts"] = [];
    let end = start + 1;
    while (!this.#closes()) {
      const { name, head } = type === EVENT_ID.SEQUENCE ? { name: parts.length, head: end } : this.#key();
      const node = this.node(valueAt(value, name), head);
      parts.push({ name, node });
      end = Math.max(node.to, head);
    }
    const pair = type === EVENT_ID.MAPPING && this.#text[start] !== "{";
    return { kind: "flow", value, parts, from: start, to: pair ? end : behindBracket(this.#text, end) };
  }

  #block({ type, start }: ListEvent, value: Value, head: number): Block {
    const column = columnOf(this.#text, start);
    const inline = this.#text.slice(start - column, start).trim() !== "";
    const kind = type === EVENT_ID.MAPPING ? "map" : "list";
    const from = inline ? start : head < 0 ? 0 : endOfLine(this.#text, head);
    const block: Block = { kind, value, inline, column, from, to: from, children: [] };
    while (!this.#closes()) {
      const child = this.#child(block);
      block.children.push(child);
      block.to = child.to;
    }
    return block;
  }

  /** The field or item behind those that the block already has. */
  #child({ kind, column, value, children, inline, to: above }: Block): Child {
    const { name, from, head } = kind === "list" ? this.#dash(children.length, above) : this.#key();
    const isMarked = kind === "map" && this.#text[head - 1] !== ":";
    if (isMarked || columnOf(this.#text, from) !== column) throw new UnusualYaml();
    const node = this.node(valueAt(value, name), head);
    const isInline = children.length === 0 && inline;
    const lead = isInline ? "" : this.#text.slice(above, from - column);
    return {
      name: String(name),
      lead,
      from,
      column,
      head,
      node,
      to: endOfChild(this.#text, Math.max(node.to, head), column),
    };
  }

  #dash(name: number, above: number): { name: number; from: number; head: number } {
    const from = skipBlank(this.#text, above);
    return { name, from, head: from + 1 };
  }

  /** `head` is the place behind its colon, or behind itself where it has none. */
  #key(): { name: string; from: number; head: number } {
    const event = this.#events[this.#next++];
    if (event?.type !== EVENT_ID.SCALAR || event.valueStart < 0) throw new UnusualYaml();
    const { from, to } = spanOf(this.#text, event, event.valueStart);
    return { name: getScalarValue(this.#text, event), from, head: behindColon(this.#text, to) };
  }

  #closes(): boolean {
    if (this.#events[this.#next]?.type !== EVENT_ID.POP) return false;
    this.#next++;
    return true;
  }
}

function valueAt(value: Value, name: string | number): Value {
  const inside = value as Record<string | number, Value>;
  if (!Object.hasOwn(inside, name)) throw new UnusualYaml();
  return inside[name] ?? null;
}
