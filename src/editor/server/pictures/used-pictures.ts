import path from "node:path";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { isPictureName } from "./picture-folder.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import type { Source } from "../../../content/compiler/document/source.ts";

/** Paths from the content folder of the pictures that documents name, as they are typed and as their files say. */
export async function usedPictures(content: EditedContent): Promise<string[]> {
  const { sources, documents } = await content.read();
  // What is typed may leave out a picture that the file still names, and be discarded.
  const named = [...sources, ...(await savedSources(content))].flatMap(picturesNamed);
  const used = [...named, ...documents.flatMap(picturesRead)];
  // The disk may write an accent as a sign of its own.
  return [...new Set(used.flatMap((file) => [file, file.normalize("NFC"), file.normalize("NFD")]))];
}

/** As the compiler reads it, a name may have been written in signs that stand for others. */
const picturesRead = ({ source, metadata }: Document): string[] =>
  metadata.pictures.map(({ src }) => path.posix.join(path.posix.dirname(source.file), src));

/** Answers which files are pictures that nothing names. */
export async function unusedPictures(content: EditedContent): Promise<(file: string) => boolean> {
  const used = new Set(await usedPictures(content));
  return (file) => isPictureName(file) && !used.has(file);
}

/** What the files say in place of which a draft stands. */
async function savedSources(content: EditedContent): Promise<{ file: string; text: string }[]> {
  return Promise.all(
    [...content.drafts.keys()].map(async (file) => ({ file, text: (await readOnDisk(content, file)).text })),
  );
}

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
