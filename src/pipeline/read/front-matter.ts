/**
 * Splits a Markdown file into its YAML and its body. The only importer of gray-matter, which here
 * only splits: its YAML engine is ours and no other engine may run.
 */
import matter from "gray-matter";
import type { ProblemCode } from "../problems/catalogue.ts";
import type { ParsedSource } from "../document/source.ts";

type Split = Required<Pick<ParsedSource, "yaml" | "body">> | { code: ProblemCode; value: string };

export function splitFrontMatter(text: string): Split {
  if (!matter.test(text)) return { code: "missing-front-matter", value: "" };
  const language = matter.language(text).name;
  if (language && language !== "yaml") return { code: "front-matter-code", value: language };
  if (!/\n---/.test(text)) return { code: "missing-front-matter", value: "" };
  const { matter: yaml, content } = split(text);
  const firstLine = text.slice(0, text.length - content.length).split("\n").length;
  return { yaml: { text: yaml.replace(/^\r?\n/, ""), firstLine: 2 }, body: { text: content, firstLine } };
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
