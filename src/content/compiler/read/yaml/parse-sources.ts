/** Parses YAML, and parses source files into their data and, for Markdown, their body. */
import { placeOfFile, type Problem, problem } from "../../problems/problem.ts";
import { type ParsedSource, type Source, placeAt } from "../../document/source.ts";
import {
  hasInvisible,
  MISREAD_SYNTAX,
  invisibleAt,
  withTypedSpacesInLine,
} from "../text-checks/invisible-characters.ts";
import { constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import type { ProblemCode } from "../../problems/catalogue.ts";
import { withinDeadline } from "../deadline.ts";
import { findSecondDocument, mistakeOf, type YamlMistake } from "./yaml-mistakes.ts";

type YamlResult = { data: unknown } | { mistake: YamlMistake };

/**
 * Parses YAML 1.2; dates remain texts. A mistake in the YAML is returned, not thrown. Anchors, aliases and tags are
 * refused, because no content needs them and a page of aliases can expand to gigabytes.
 */
export function parseYaml(text: string): YamlResult {
  return withinDeadline(text, parseText) ?? { mistake: { code: "slow-text", reason: "", line: 1, column: 1 } };
}

function parseText(text: string): YamlResult {
  let events: Event[] = [];
  try {
    if (text.trim() === "") return { data: undefined };
    events = parseEvents(text, {});
    const unsupported = findUnsupported(events, text);
    if (unsupported) return { mistake: { code: unsupported.code, reason: "", ...placeAt(text, unsupported.offset) } };
    return { data: constructFromEvents(events, { source: text, maxAliases: 0 })[0] };
  } catch (error) {
    if (error instanceof YAMLException) return { mistake: mistakeOf(error, text, events) };
    throw error;
  }
}

function findUnsupported(events: Event[], text: string): { code: ProblemCode; offset: number } | undefined {
  let documents = 0;
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT && ++documents > 1)
      return { code: "several-documents", offset: findSecondDocument(events, text) };
    if ("anchorStart" in event && event.anchorStart >= 0) return { code: "yaml-alias", offset: event.anchorStart - 1 };
    if ("tagStart" in event && event.tagStart >= 0) return { code: "yaml-tag", offset: event.tagStart };
  }
  return undefined;
}

export type ParseResult = { source: ParsedSource } | { problems: Problem[] };

export async function parseSources(sources: readonly Source[]): Promise<ParseResult[]> {
  return sources.map(await parserOf(sources));
}

/**
 * Returns a parser for one source at a time, so that not all results are in memory together. The library for front
 * matter is loaded on demand.
 */
export async function parserOf(sources: readonly Source[]): Promise<(source: Source) => ParseResult> {
  const markdown = sources.some(isMarkdown) ? await import("./front-matter.ts") : undefined;
  return (source) => {
    if (!markdown || !isMarkdown(source)) return parseSource(source, { text: source.text, firstLine: 1 });
    const split = markdown.splitFrontMatter(source.text);
    if ("code" in split) {
      const place = { ...placeOfFile(source.file, source.text), line: split.line };
      const fenceLines = source.text.replace(/^(?!.*---).*$/gm, "");
      const fenceProblem = problem(split.code, place, { value: split.value });
      return { problems: invisibleCharactersIn(source, { text: fenceLines, firstLine: 1 }, [fenceProblem]) };
    }
    return parseSource(source, split.yaml, split.body);
  };
}

const isMarkdown = ({ file }: Source) => file.endsWith(".md");

function parseSource(source: Source, yaml: ParsedSource["yaml"], body?: ParsedSource["body"]): ParseResult {
  const result = parseYaml(yaml.text);
  const misread = MISREAD_SYNTAX.test(yaml.text) ? invisibleCharactersIn(source, yaml) : [];
  if (misread.length > 0) return { problems: misread };
  if ("data" in result) return { source: { ...source, data: result.data, yaml, ...(body && { body }) } };
  const { code, reason, line, column } = result.mistake;
  const place = { ...placeOfFile(source.file, source.text), line: line + yaml.firstLine - 1, column };
  return { problems: invisibleCharactersIn(source, yaml, [problem(code, place, { value: reason })]) };
}

/**
 * Reports invisible characters in the syntax of invalid YAML, at most one for each line. `others` are problems that
 * invisible characters may have caused; they are returned only if no invisible character is found.
 */
export function invisibleCharactersIn(
  { file, text: fileText }: Source,
  { text, firstLine }: ParsedSource["yaml"],
  others: Problem[] = [],
): Problem[] {
  if (!hasInvisible(text)) return others;
  let blockIndent = Infinity;
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const indent = line.search(/[^ ]|$/);
    if (line.trim() === "" || line.length > MAX_LINE_LENGTH || indent > blockIndent) return [];
    blockIndent = BLOCK_INDICATOR.test(line) ? indent : Infinity;
    const suggestion = withTypedSpacesInLine(line);
    if (suggestion === line) return [];
    const place = {
      ...placeOfFile(file, fileText),
      line: index + firstLine,
      column: invisibleAt(line, suggestion) + 1,
    };
    return [problem("invisible-sign", place, { value: line, suggestion: suggestion.trimEnd() })];
  });
  return problems.length > 0 ? problems.slice(0, MAX_PROBLEMS) : others;
}

/**
 * The maximum length of a line that is searched for invisible characters. Nobody would find the character in a longer
 * line, and matching would be slow.
 */
const MAX_LINE_LENGTH = 2000;
/** The maximum number of problems that are reported at once. */
const MAX_PROBLEMS = 100;
const BLOCK_INDICATOR = /[|>][+-]?\d?[+-]?\s*(?:#.*)?$/;
