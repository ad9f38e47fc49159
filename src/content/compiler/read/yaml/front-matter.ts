/**
 * Splits a Markdown file into its YAML and its body. No other module imports gray-matter. It is used only to split,
 * because `parse-sources.ts` reads the YAML, and gray-matter must not run code in front matter.
 */
import matter from "gray-matter";
import { placeAt, type ParsedSource } from "../../document/source.ts";
import type { ProblemCode } from "../../problems/catalogue.ts";

interface FrontMatterMistake {
  code: ProblemCode;
  value: string;
  /** The line of the mistake, counted from 1. */
  line: number;
}

type SplitResult = Required<Pick<ParsedSource, "yaml" | "body">> | FrontMatterMistake;

/** Matches a body that begins with a second front matter, as in a file that was joined from two files. */
const SECOND_FRONT_MATTER = /^(\s*)---[ \t]*\r?\n[\w-]+:.*\n(?:.*\n)*?---[ \t]*(?:\r?\n|$)/;

export function splitFrontMatter(text: string): SplitResult {
  if (!matter.test(text)) return { code: "missing-front-matter", value: "", line: 1 };
  const language = matter.language(text).name;
  if (language && language !== "yaml") return { code: "front-matter-code", value: language, line: 1 };
  const closing = /(?<=\n)---.*/.exec(text);
  if (!closing) return { code: "missing-front-matter", value: "", line: 1 };
  const [fence] = closing;
  if (fence.trimEnd() !== "---") return { code: "front-matter-fence", value: fence, line: lineAt(text, closing.index) };
  const { matter: yaml, content } = split(text);
  const start = text.length - content.length;
  const [, blank] = SECOND_FRONT_MATTER.exec(content) ?? [];
  if (blank !== undefined) return { code: "several-documents", value: "", line: lineAt(text, start + blank.length) };
  const body = { text: content, firstLine: lineAt(text, start) };
  return { yaml: { text: yaml.replace(/^[ \t]*\r?\n/, ""), firstLine: 2 }, body };
}

const lineAt = (text: string, offset: number) => placeAt(text, offset).line;

function refuse(): never {
  throw new Error("Front matter engines are disabled: only YAML is read.");
}

/**
 * Splits a text with gray-matter. Options are always passed, because without options gray-matter caches its results by
 * text and returns the same mutable object again.
 */
function split(text: string): { matter: string; content: string } {
  const { matter: yaml, content } = matter(text, {
    language: "yaml",
    engines: { yaml: () => ({}), js: refuse, javascript: refuse, coffee: refuse, json: refuse },
  });
  return { matter: yaml, content };
}
