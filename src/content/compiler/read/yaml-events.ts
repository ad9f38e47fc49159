/** Places of which js-yaml tells nothing but in the events of its reader; each an offset in the text. */
import { EVENT_ID, type Event } from "js-yaml";

/** A list or a group of fields that stands for the name of a field. */
export function findComplexKey(events: readonly Event[]): number {
  /** Of each collection that is open: whether a name comes next, or `undefined` in a list. */
  const open: (boolean | undefined)[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop();
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) continue;
    const isName = open.at(-1);
    if (isName && "start" in event) return event.start;
    if (isName !== undefined) open[open.length - 1] = !isName;
    if ("start" in event) open.push(event.type === EVENT_ID.MAPPING ? true : undefined);
  }
  return 0;
}

/** The second document of a file: its `---`, or where it begins after `...`. */
export function findSecondDocument(events: readonly Event[], text: string): number {
  const at = events.findIndex(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT);
  const [second, ...own] = events.slice(at);
  const begin = own.map(startOf).find((offset) => offset >= 0) ?? text.length;
  if (!second || !("explicitStart" in second) || !second.explicitStart) return begin;
  const end = events.slice(0, at).reduce((last, event) => Math.max(last, endOf(event)), -1);
  const marks = [...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  const [first = begin, next = first] = marks.filter((offset) => offset >= end);
  // Of a first document that says nothing, the first mark is its own.
  return end < 0 ? next : first;
}

function startOf(event: Event): number {
  if ("valueStart" in event) return event.valueStart;
  return "start" in event ? event.start : -1;
}

const endOf = (event: Event) => ("valueEnd" in event ? event.valueEnd : startOf(event));
