import path from "node:path";
import { decodePath } from "../../../shared/compiled/address.ts";
import type { Source } from "../../../content/compiler/document/source.ts";

const PATHS = [
  /[^\s"'()<>[\]{},]+\.(?:jpe?g|png|webp)\b/gi,
  // With spaces: in the angle brackets of Markdown, and alone in a field.
  /(?<=<)[^<>\n]+\.(?:jpe?g|png|webp)(?=>)/gi,
  /(?<=: *["']?)[^\s"':].*\.(?:jpe?g|png|webp)\b/gi,
];

/**
 * The pictures that a text names, as paths from the content folder. Rather one too many, such as one in a
 * comment, than one too few: a document with mistakes, which the compiler cannot read, names its pictures too.
 */
export function picturesNamed({ file, text }: Pick<Source, "file" | "text">): string[] {
  const written = PATHS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(written.map((src) => path.posix.join(path.posix.dirname(file), decodePath(src))))];
}
