/** Source file → its data, and its body where it has one. */
import { placeOfFile, type Problem, problem } from "../../problems/problem.ts";
import type { ParsedSource, Source } from "../../document/source.ts";
import { hasSign, MISREAD, signAt, typedLine } from "../text-checks/invisible-characters.ts";
import { parseYaml } from "./parse-yaml.ts";

export type Parsed = { source: ParsedSource } | { problems: Problem[] };

export async function parseSources(sources: readonly Source[]): Promise<Parsed[]> {
  return sources.map(await parserOf(sources));
}

/** One after the other, so that what is parsed need not be there all at once. The library that splits Markdown files is loaded when there is one. */
export async function parserOf(sources: readonly Source[]): Promise<(source: Source) => Parsed> {
  const markdown = sources.some(isMarkdown) ? await import("./front-matter.ts") : undefined;
  return (source) => {
    if (!markdown || !isMarkdown(source)) return parseSource(source, { text: source.text, firstLine: 1 });
    const split = markdown.splitFrontMatter(source.text);
    if ("code" in split) {
      const place = { ...placeOfFile(source.file, source.text), line: split.line };
      const marks = source.text.replace(/^(?!.*---).*$/gm, "");
      const found = problem(split.code, place, { value: split.value });
      return { problems: signsIn(source, { text: marks, firstLine: 1 }, [found]) };
    }
    return parseSource(source, split.yaml, split.body);
  };
}

const isMarkdown = ({ file }: Source) => file.endsWith(".md");

function parseSource(source: Source, yaml: ParsedSource["yaml"], body?: ParsedSource["body"]): Parsed {
  const result = parseYaml(yaml.text);
  const misread = MISREAD.test(yaml.text) ? signsIn(source, yaml) : [];
  if (misread.length > 0) return { problems: misread };
  if ("data" in result) return { source: { ...source, data: result.data, yaml, ...(body && { body }) } };
  const { code, reason, line, column } = result.mistake;
  const place = { ...placeOfFile(source.file, source.text), line: line + yaml.firstLine - 1, column };
  return { problems: signsIn(source, yaml, [problem(code, place, { value: reason })]) };
}

/**
 * Signs that nobody sees in what a YAML that is wrong goes by, one for each line. `others`: what is told where there are
 * none; it follows from them.
 */
export function signsIn(
  { file, text: whole }: Source,
  { text, firstLine }: ParsedSource["yaml"],
  others: Problem[] = [],
): Problem[] {
  if (!hasSign(text)) return others;
  let block = Infinity;
  const found = text.split(/\r?\n/).flatMap((line, index) => {
    const indent = line.search(/[^ ]|$/);
    if (line.trim() === "" || line.length > LONGEST || indent > block) return [];
    block = BLOCK.test(line) ? indent : Infinity;
    const suggestion = typedLine(line);
    if (suggestion === line) return [];
    const place = { ...placeOfFile(file, whole), line: index + firstLine, column: signAt(line, suggestion) + 1 };
    return [problem("invisible-sign", place, { value: line, suggestion: suggestion.trimEnd() })];
  });
  return found.length > 0 ? found.slice(0, MOST) : others;
}

/** In a line of this many letters no editor looks for one, and a pattern for long. */
const LONGEST = 2000;
/** Nobody mends more in one go. */
const MOST = 100;
const BLOCK = /[|>][+-]?\d?[+-]?\s*(?:#.*)?$/;
