/**
 * Where fields stand in a text of YAML that has one on each line, as nearly all have: to tell of a warning nobody has to
 * parse its file again. Of any other text nothing is said, and of a field only where its value stands on its line.
 */
import { onceForEach } from "../../../shared/once.ts";
import type { FieldPath, Source } from "../document/source.ts";
import type { Finding } from "../problems/finding.ts";
import { severityOf } from "../problems/problem.ts";

export interface LinePlace {
  line: number;
  column: number;
}

/** By the path. */
type Places = ReadonlyMap<string, LinePlace>;

/** The same file may be asked about at each save. */
const placesOf = onceForEach(placesIn, new WeakMap<Source, Places>());

/** The files without which some of the findings have no place. */
export function unplaced(findings: readonly Finding[]): Source[] {
  const sources = findings.flatMap((finding) => {
    const { source, other } = finding;
    const others = other && !plainPlaceOf(other.source, other.path) ? [other.source] : [];
    return plainPlace(finding) ? others : [source, ...others];
  });
  return [...new Set(sources)];
}

/** An error may say more than its place, of what only a parser knows. */
export function plainPlace({ code, source, path, key, at, parts }: Finding) {
  const isPlain = severityOf(code) === "warning" && path && !key && !at && !parts;
  return isPlain ? plainPlaceOf(source, path) : undefined;
}

/** `undefined` where only a parser can tell. */
export function plainPlaceOf(source: Source, path: FieldPath): LinePlace | undefined {
  return placesOf(source).get(keyOf(path));
}

const keyOf = (path: FieldPath) => path.join("\n");

/** What may stand on a line: spaces, dashes of lists, a name and a value. */
const LINE = /^( *)((?:- +)*)(?:([\w-]+):(?: +|$))?(.*)$/;
const QUOTED = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?: +#.*| *)$/;
const FLOW = /^(?:\{[^{}[\]"'#]*\}|\[[^{}[\]"'#]*\]) *$/;
const BLOCK = /^[|>][+-]?\d?[+-]? *(?:#.*)?$/;

/** A list or a group of fields that is open, and the column at which its dashes or names stand. */
interface Open {
  column: number;
  path: FieldPath;
  /** Of a list: the place of its last item. */
  item?: number;
}

interface Reading {
  open: Open[];
  /** What has no value on its line, so that it may be a list or a group. */
  awaited: FieldPath | undefined;
  places: Map<string, LinePlace>;
}

function placesIn({ file, text }: Source): Places {
  const reading: Reading = { open: [], awaited: [], places: new Map() };
  const lines = text.split(/\r?\n/);
  const first = file.endsWith(".md") ? 1 : 0;
  const end = first === 1 ? lines.indexOf("---", 1) : lines.length;
  for (let at = first; at < end; at++) {
    const line = lines[at] ?? "";
    if (/^ *(?:#.*)?$/.test(line)) continue;
    const block = readLine(line, at + 1, reading);
    if (block === undefined) return new Map();
    if (block >= 0) while (at + 1 < end && isInside(lines[at + 1] ?? "", block)) at++;
  }
  return reading.places;
}

/** Whether a line belongs to a text that stands below its name. */
const isInside = (line: string, column: number) => line.trim() === "" || line.search(/\S/) > column;

/** The column of the name of a text that stands below it, or -1; `undefined` where the line is something else. */
function readLine(line: string, number: number, reading: Reading): number | undefined {
  const [, spaces = "", dashes = "", name, value = ""] = LINE.exec(line) ?? [];
  let column = spaces.length;
  for (const dash of dashes.match(/- +/g) ?? []) {
    if (!enterItem(column, reading)) return undefined;
    column += dash.length;
  }
  if (name !== undefined && !enterField(column, name, reading)) return undefined;
  const path = reading.awaited;
  if (!path || (name === undefined && dashes === "")) return undefined;
  if (value === "" || value.startsWith("#")) return -1;
  reading.awaited = undefined;
  if (name !== undefined && BLOCK.test(value)) return column;
  if (FLOW.test(value)) return -1;
  if (!QUOTED.test(value) && !isPlain(value)) return undefined;
  reading.places.set(keyOf(path), { line: number, column: line.length - value.length + 1 });
  return -1;
}

const isPlain = (value: string) => /^[^\s"'[\]{}|>&*!%@`#?:,-]/.test(value) && !/:(?:\s|$)/.test(value);

/** A dash. A list may stand as far to the left as the name of it. */
function enterItem(column: number, reading: Reading): boolean {
  const { open, awaited } = reading;
  while ((open.at(-1)?.column ?? -1) > column) open.pop();
  let list = open.at(-1);
  if (list?.column !== column || list.item === undefined) {
    if (!awaited) return false;
    open.push((list = { column, path: awaited, item: -1 }));
  }
  list.item = (list.item ?? -1) + 1;
  reading.awaited = [...list.path, list.item];
  return true;
}

function enterField(column: number, name: string, reading: Reading): boolean {
  const { open, awaited } = reading;
  while (open.length > 0 && isLeft(open.at(-1) as Open, column)) open.pop();
  let group = open.at(-1);
  if (group?.column !== column) {
    if (!awaited) return false;
    open.push((group = { column, path: awaited }));
  }
  reading.awaited = [...group.path, name];
  return true;
}

const isLeft = (last: Open, column: number) =>
  last.column > column || (last.column === column && last.item !== undefined);
