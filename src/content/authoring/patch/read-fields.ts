/** Reads the fields of a content file before validation, in the same way as the compiler. */
import { splitFrontMatter } from "../../compiler/read/yaml/front-matter.ts";
import { parseYaml } from "../../compiler/read/yaml/parse-sources.ts";
import { type Fields, isFields } from "../../../shared/values.ts";
import type { DocumentFields } from "../schemas/form-schema.ts";

export type Extension = ".md" | ".yaml";

/** The two parts of a file, exactly as they are in the file, so that their positions can be determined. */
export interface FileParts {
  yaml: string;
  /** Everything after the front matter, with its blank lines; absent in YAML files. */
  body?: string;
}

export const withoutByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, "");

/**
 * Returns the fields of a file; `undefined` if the text cannot be read or is not a mapping. `text` may begin with a
 * byte-order mark.
 */
export function readFields(text: string, extension: Extension): DocumentFields | undefined {
  const parts = splitFile(withoutByteOrderMark(text), extension);
  const fields = parts && readMapping(parts.yaml);
  if (!fields) return undefined;
  return parts.body === undefined ? { fields } : { fields, body: bodyText(parts.body) };
}

/** Splits a file into its two parts; returns `undefined` for a Markdown file without valid front matter. */
export function splitFile(text: string, extension: Extension): FileParts | undefined {
  if (extension === ".yaml") return { yaml: text };
  const split = splitFrontMatter(text);
  return "code" in split ? undefined : { yaml: split.yaml.text, body: split.body.text };
}

function readMapping(yaml: string): Fields | undefined {
  const result = parseYaml(yaml);
  const data = "data" in result ? result.data : undefined;
  return isFields(data) ? data : undefined;
}

/** Normalizes line ends to `\n` and removes the blank lines around the text. */
export function bodyText(body: string): string {
  const text = body.replace(/\r\n?/g, "\n");
  return text.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
}
