/** What a content file says, before any schema, read as the compiler reads it. */
import { splitFrontMatter } from "../../compiler/read/yaml/front-matter.ts";
import { parseYaml } from "../../compiler/read/yaml/parse-yaml.ts";
import { type Fields, isFields } from "../../../shared/values.ts";
import type { DocumentFields } from "../schemas/form-schema.ts";

export type Extension = ".md" | ".yaml";

/** A text whose halves still have their places in the file. */
export interface Halves {
  yaml: string;
  /** What follows the front matter, its blank lines included; absent in YAML files. */
  body?: string;
}

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/** `text` may begin with a byte-order mark; `undefined` where it cannot be read or is no mapping. */
export function readFields(text: string, extension: Extension): DocumentFields | undefined {
  const halves = halve(withoutMark(text), extension);
  const fields = halves && readMapping(halves.yaml);
  if (!fields) return undefined;
  return halves.body === undefined ? { fields } : { fields, body: bodyText(halves.body) };
}

/** `undefined` for a Markdown file without front matter that can be split off. */
export function halve(text: string, extension: Extension): Halves | undefined {
  if (extension === ".yaml") return { yaml: text };
  const split = splitFrontMatter(text);
  return "code" in split ? undefined : { yaml: split.yaml.text, body: split.body.text };
}

function readMapping(yaml: string): Fields | undefined {
  const read = parseYaml(yaml);
  const data = "data" in read ? read.data : undefined;
  return isFields(data) ? data : undefined;
}

/** With `\n` alone, and without the blank lines around it. */
export function bodyText(body: string): string {
  const text = body.replace(/\r\n?/g, "\n");
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}
