import path from "node:path";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { isPictureName } from "./picture-folder.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import type { Source } from "../../../content/compiler/document/source.ts";

/** Paths from the content folder of the pictures in documents, drafts and files alike. */
export async function usedPictures(content: EditedContent): Promise<string[]> {
  const { sources, documents } = await content.read();
  // A draft may omit a picture that the file still names, and may be discarded.
  const named = [...sources, ...(await savedSources(content))].flatMap(picturesNamed);
  const used = [...named, ...documents.flatMap(picturesRead)];
  // Some disks store accents as separate characters.
  return [...new Set(used.flatMap((file) => [file, file.normalize("NFC"), file.normalize("NFD")]))];
}

/** Pictures as the compiler reads them, escapes resolved. */
const picturesRead = ({ source, metadata }: Document): string[] =>
  metadata.pictures.map(({ src }) => path.posix.join(path.posix.dirname(source.file), src));

/** Resolves to a test for pictures that no document names. */
export async function unusedPictures(content: EditedContent): Promise<(file: string) => boolean> {
  const used = new Set(await usedPictures(content));
  return (file) => isPictureName(file) && !used.has(file);
}

/** Texts of the files that have a draft. */
async function savedSources(content: EditedContent): Promise<{ file: string; text: string }[]> {
  return Promise.all(
    [...content.drafts.keys()].map(async (file) => ({ file, text: (await readOnDisk(content, file)).text })),
  );
}

const PATHS = [
  /[^\s"'()<>[\]{},]+\.(?:jpe?g|png|webp)\b/gi,
  // Paths with spaces are in the angle brackets of Markdown, or alone in a field.
  /(?<=<)[^<>\n]+\.(?:jpe?g|png|webp)(?=>)/gi,
  /(?<=: *["']?)[^\s"':].*\.(?:jpe?g|png|webp)\b/gi,
];

/**
 * The pictures that a text names, as paths from the content folder. One too many, such as one in a comment, is better
 * than one too few: a document with mistakes, which the compiler cannot read, names its pictures too.
 */
export function picturesNamed({ file, text }: Pick<Source, "file" | "text">): string[] {
  const written = PATHS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(written.map((src) => path.posix.join(path.posix.dirname(file), decodePath(src))))];
}
