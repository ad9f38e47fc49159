/** Source file → its data, and its body where it has one. */
import { placeOfFile, type Problem, problem } from "../problems/problem.ts";
import type { ParsedSource, Source } from "../document/source.ts";
import { parseYaml } from "./yaml.ts";

export type Parsed = { source: ParsedSource } | { problem: Problem };

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
      return { problem: problem(split.code, place, { value: split.value }) };
    }
    return parseSource(source, split.yaml, split.body);
  };
}

const isMarkdown = ({ file }: Source) => file.endsWith(".md");

function parseSource(source: Source, yaml: ParsedSource["yaml"], body?: ParsedSource["body"]): Parsed {
  const result = parseYaml(yaml.text);
  if ("data" in result) return { source: { ...source, data: result.data, yaml, ...(body && { body }) } };
  const { code, reason, line, column } = result.mistake;
  const place = { ...placeOfFile(source.file, source.text), line: line + yaml.firstLine - 1, column };
  return { problem: problem(code, place, { value: reason }) };
}
