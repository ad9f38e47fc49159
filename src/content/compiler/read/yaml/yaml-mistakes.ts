/**
 * Translates errors of js-yaml into problem codes and finds the place of each mistake. js-yaml stops where parsing
 * becomes impossible, which is often after the mistake.
 */
import { EVENT_ID, type Event, type YAMLException } from "js-yaml";
import type { TextPlace } from "../../document/source.ts";
import { placeAt } from "../../document/source.ts";
import type { ProblemCode } from "../../problems/catalogue.ts";

export interface YamlMistake extends TextPlace {
  code: ProblemCode;
  /** The message of js-yaml, for mistakes that have no code of their own. */
  reason: string;
}

/** Returns the mistake that caused an error. `events` are the parser's events before the error. */
export function mistakeOf({ reason, mark }: YAMLException, text: string, events: Event[]): YamlMistake {
  const lines = text.split(/\r?\n/);
  const stop = { line: (mark?.line ?? 0) + 1, column: (mark?.column ?? 0) + 1 };
  const code = codeOf(reason, lines, stop);
  // js-yaml does not report the position of a complex key.
  const place = code === "yaml-key" ? placeAt(text, findComplexKey(events)) : placeOf(code, lines, stop);
  return { code, reason, ...place };
}

const CODES: [reason: RegExp, code: ProblemCode][] = [
  [/directive|YAML version|previously declared/i, "yaml-directive"],
  [/complex keys/, "yaml-key"],
  [/block scalar|chomping/, "yaml-syntax"],
  [/duplicated mapping key/, "duplicate-field"],
  [/single document/, "several-documents"],
  [/tab characters|tabs/i, "yaml-tab"],
  [/nesting|depth/i, "too-deep"],
  [/missed comma|found ','/, "yaml-comma"],
  [/flow (collection|sequence|mapping)/, "yaml-unclosed-bracket"],
  [/quoted scalar/, "yaml-unclosed-quote"],
  [/escape sequence|hexadecimal/, "yaml-escape"],
  [/alias|anchor/, "yaml-alias"],
  [/tag/, "yaml-tag"],
  [/indentation|end of the stream|implicit key|mapping/, "yaml-indentation"],
];

/** Matches a text with a colon, which YAML would read as a field inside the text: `name: Mora: la gira`. */
const COLON_IN_TEXT = /^\s*(?:- )?[\w-]+: +[^"'[{|>\s][^"']*?:(?: |$)/;
/** Matches a text that begins with a character reserved by YAML. */
const RESERVED_FIRST = /^\s*(?:- )?(?:[\w-]+: +)?[@`%]/;
const AFTER_QUOTE = /: +(["']).*\1\s*\S/;

/** Returns the problem code of an error. `stop` is the place where js-yaml stopped. */
function codeOf(reason: string, lines: readonly string[], stop: TextPlace): ProblemCode {
  // If a quote or bracket is not closed, the next lines belong to it, but they are not indented enough for that.
  if (/deficient indentation/.test(reason)) return unclosedCode(lines, stop);
  const line = lines[stop.line - 1] ?? "";
  const [, code = "yaml-syntax"] = CODES.find(([pattern]) => pattern.test(reason)) ?? [];
  if (code !== "yaml-indentation") return code;
  if (/^[\s-]*\t/.test(line)) return "yaml-tab";
  if (COLON_IN_TEXT.test(line)) return "unquoted-colon";
  if (/[\]}]/.test(line.charAt(stop.column - 1))) return "unquoted-sign";
  return RESERVED_FIRST.test(line) || AFTER_QUOTE.test(line) ? "unquoted-sign" : "yaml-indentation";
}

function unclosedCode(lines: readonly string[], stop: TextPlace): ProblemCode {
  const above = { line: stop.line - 1, column: 1 };
  const [quote, bracket] = [findOpenQuote(lines, above), findOpenBracket(lines, above)];
  const isQuote =
    quote && (!bracket || quote.line > bracket.line || (quote.line === bracket.line && quote.column > bracket.column));
  return isQuote ? "yaml-unclosed-quote" : "yaml-unclosed-bracket";
}

function placeOf(code: ProblemCode, lines: readonly string[], stop: TextPlace): TextPlace {
  return PLACES[code]?.(lines, stop) ?? stop;
}

type FindPlace = (lines: readonly string[], stop: TextPlace) => TextPlace | undefined;

const PLACES: Partial<Record<ProblemCode, FindPlace>> = {
  "yaml-tab": (lines, { line }) => placeIn(line, (lines[line - 1] ?? "").indexOf("\t")),
  "yaml-tag": (lines, { line, column }) => placeIn(line, textBefore(lines, line, column).search(/!\S*$/)),
  "yaml-escape": (lines, { line, column }) => placeIn(line, textBefore(lines, line, column).lastIndexOf("\\")),
  "duplicate-field": (lines, { line, column }) => placeIn(line, textBefore(lines, line, column).search(/["']$/)),
  "yaml-directive": (lines, { line }) =>
    placeIn(lines.slice(0, line).findLastIndex((each) => each.startsWith("%")) + 1, 0),
  "yaml-unclosed-quote": findOpenQuote,
  "yaml-unclosed-bracket": findOpenBracket,
  "yaml-indentation": findMisfitLine,
};

const textBefore = (lines: readonly string[], line: number, column: number) =>
  (lines[line - 1] ?? "").slice(0, column - 1);

const placeIn = (line: number, index: number) => (line < 1 || index < 0 ? undefined : { line, column: index + 1 });

const indentOf = (line: string) => line.search(/\S|$/);
const hasContent = (line: string) => /^\s*[^\s#]/.test(line);

/** Returns the place of the line that is not a field. js-yaml may stop one line later, after joining both lines. */
function findMisfitLine(lines: readonly string[], { line, column }: TextPlace): TextPlace | undefined {
  const text = lines[line - 1] ?? "";
  if (/[\]}]/.test(text.charAt(column - 1))) return undefined;
  const previous = lines.slice(0, line - 1).findLastIndex(hasContent);
  const lineAbove = lines.slice(0, Math.max(previous, 0)).findLast(hasContent) ?? "";
  const index =
    previous >= 0 && (!hasContent(text) || isNotField(lines[previous] ?? "", lineAbove)) ? previous : line - 1;
  return { line: index + 1, column: indentOf(lines[index] ?? "") + 1 };
}

/** Checks whether a line is not a field: a dash without a space, or words that do not continue the line above. */
function isNotField(line: string, above: string): boolean {
  if (/^\s*-[^\s-]/.test(line)) return true;
  return !/:(?:\s|$)|^\s*-(?:\s|$)/.test(line) && indentOf(line) <= indentOf(above);
}

/** Searches backwards for a quote that is not closed; returns `undefined` if all quotes are closed. */
function findOpenQuote(lines: readonly string[], stop: TextPlace): TextPlace | undefined {
  for (let at = stop.line - 1; at >= 0; at--) {
    const column = columnOfQuote(lines[at] ?? "");
    if (column !== undefined) return { line: at + 1, column };
  }
  return undefined;
}

/** Matches quoted texts where a value may begin. */
const QUOTED = /(?<=^|[\s[{,])"(?:\\.|[^"\\])*("?)|(?<=^|[\s[{,])'(?:''|[^'])*('?)/g;

const columnOfQuote = (line: string) => {
  const open = [...line.matchAll(QUOTED)].find(([, double, single]) => (double ?? single) === "");
  return open && open.index + 1;
};

function findOpenBracket(lines: readonly string[], stop: TextPlace): TextPlace | undefined {
  let closedCount = 0;
  for (let at = stop.line - 1; at >= 0; at--) {
    const line = (lines[at] ?? "").replace(QUOTED, (text) => " ".repeat(text.length)).replace(/(?<=^|\s)#.*/, "");
    for (let column = line.length; column >= 1; column--) {
      const letter = line[column - 1] ?? "";
      if (/[\]}]/.test(letter)) closedCount++;
      else if (/[[{]/.test(letter) && --closedCount < 0) return { line: at + 1, column };
    }
  }
  return undefined;
}

function findComplexKey(events: readonly Event[]): number {
  /** One entry for each open mapping or list. For a mapping: whether a key comes next. For a list: `undefined`. */
  const open: (boolean | undefined)[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop();
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT) continue;
    const expectsKey = open.at(-1);
    if (expectsKey && "start" in event) return event.start;
    if (expectsKey !== undefined) open[open.length - 1] = !expectsKey;
    if ("start" in event) open.push(event.type === EVENT_ID.MAPPING ? true : undefined);
  }
  return 0;
}

/** Returns the offset of the second document: of its `---` or, if it begins after `...`, of its content. */
export function findSecondDocument(events: readonly Event[], text: string): number {
  const at = events.findIndex(({ type }, index) => index > 0 && type === EVENT_ID.DOCUMENT);
  const [second, ...contentEvents] = events.slice(at);
  const start = contentEvents.map(startOf).find((offset) => offset >= 0) ?? text.length;
  if (!second || !("explicitStart" in second) || !second.explicitStart) return start;
  const end = events.slice(0, at).reduce((last, event) => Math.max(last, endOf(event)), -1);
  const marks = [...text.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  const [first = start, next = first] = marks.filter((offset) => offset >= end);
  // If the first document is empty, the first `---` belongs to the first document, and the next one to the second.
  return end < 0 ? next : first;
}

function startOf(event: Event): number {
  if ("valueStart" in event) return event.valueStart;
  return "start" in event ? event.start : -1;
}

const endOf = (event: Event) => ("valueEnd" in event ? event.valueEnd : startOf(event));
