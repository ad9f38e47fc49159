/** Reads the fields of a content file before validation, in the same way as the compiler. */
import { splitFrontMatter } from "../../compiler/read/yaml/front-matter.ts";
import { parseYaml } from "../../compiler/read/yaml/parse-sources.ts";
import { type Fields, isFields } from "../../../shared/values.ts";
import type { DocumentFields } from "../schemas/form-schema.ts";

export type Extension = ".md" | ".yaml";

/** The two parts of a file, exactly as they are in the file, so that their positions can be determined. */
export interface Halves {
  yaml: string;
  /** Everything after the front matter, with its blank lines; absent in YAML files. */
  body?: string;
}

export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "");

/**
 * Returns the fields of a file; `undefined` if the text cannot be read or is no mapping. `text` may begin with a
 * byte-order mark.
 */
export function readFields(text: string, extension: Extension): DocumentFields | undefined {
  const halves = halve(withoutMark(text), extension);
  const fields = halves && readMapping(halves.yaml);
  if (!fields) return undefined;
  return halves.body === undefined ? { fields } : { fields, body: bodyText(halves.body) };
}

/** Splits a file into its two parts; returns `undefined` for a Markdown file without valid front matter. */
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

/** Normalizes line ends to `\n` and removes the blank lines around the text. */
export function bodyText(body: string): string {
  const text = body.replace(/\r\n?/g, "\n");
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}
