/**
 * Source file → its data, and its body where it has one. The only importer of gray-matter, which
 * here only splits: its YAML engine is ours and no other engine may run.
 */
import matter from "gray-matter";
import { placeOfFile } from "./locate.ts";
import { type Problem, problem } from "./problems.ts";
import type { ParsedSource, Source } from "./source.ts";
import { readYaml } from "./yaml.ts";

type Parsed = { source: ParsedSource } | { problem: Problem };

export function parse(source: Source): Parsed {
  return source.file.endsWith(".md")
    ? parseMarkdownFile(source)
    : parseYaml(source, { text: source.text, firstLine: 1 });
}

function parseYaml(source: Source, yaml: ParsedSource["yaml"], body?: ParsedSource["body"]): Parsed {
  const result = readYaml(yaml.text);
  if ("data" in result) return { source: { ...source, data: result.data, yaml, ...(body && { body }) } };
  const { line, column, message, hint } = result.mistake;
  const place = { ...placeOfFile(source), line: line + yaml.firstLine - 1, column };
  return { problem: problem("yaml-syntax", place, { value: message, expected: hint }) };
}

function parseMarkdownFile(source: Source): Parsed {
  const text = source.text.replace(/^\uFEFF/, "");
  if (!matter.test(text)) return { problem: problem("missing-front-matter", placeOfFile(source)) };
  const language = matter.language(text).name;
  if (language && language !== "yaml") {
    return { problem: problem("front-matter-code", placeOfFile(source), { value: language }) };
  }
  if (!/\n---/.test(text)) return { problem: problem("missing-front-matter", placeOfFile(source)) };
  const { matter: yaml, content } = split(text);
  const body = { text: content, firstLine: lineOf(text, text.length - content.length) };
  return parseYaml(source, { text: yaml.replace(/^\r?\n/, ""), firstLine: 2 }, body);
}

function refuse(): never {
  throw new Error("Front matter engines are disabled: only YAML is read.");
}

/** Always with options: without them gray-matter caches by text and shares mutable results. */
function split(text: string): { matter: string; content: string } {
  const { matter: yaml, content } = matter(text, {
    language: "yaml",
    engines: { yaml: () => ({}), js: refuse, javascript: refuse, coffee: refuse, json: refuse },
  });
  return { matter: yaml, content };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
