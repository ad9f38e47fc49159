import path from "node:path";
import { stringify } from "yaml";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { isPictureName } from "./picture-folder.ts";
import { decodePath } from "../../../shared/compiled/address.ts";
import type { Source } from "../../../content/compiler/document/source.ts";

/** Resolves to the paths, from the content folder, of all pictures that saved documents or anybody's drafts name. */
export async function usedPictures(content: EditedContent): Promise<string[]> {
  const { sources, documents } = await content.read();
  // Saved files are read in addition to drafts, because a draft may omit a picture that the file names, and may be
  // discarded.
  const namedInTexts = [...sources, ...(await savedSources(content)), ...othersDrafts(content)].flatMap(
    findPicturePaths,
  );
  const used = [...namedInTexts, ...documents.flatMap(compiledPictures)];
  // Each path is listed in both Unicode forms, because some disks store accents as separate characters.
  return [...new Set(used.flatMap((file) => [file, file.normalize("NFC"), file.normalize("NFD")]))];
}

/** Returns the paths of the pictures that the compiler found in a document. Escapes in these paths are resolved. */
const compiledPictures = ({ source, metadata }: Document): string[] =>
  metadata.pictures.map(({ src }) => path.posix.join(path.posix.dirname(source.file), src));

/** Resolves to a function that tells whether a file is a picture that no document names. */
export async function unusedPictures(content: EditedContent): Promise<(file: string) => boolean> {
  const used = new Set(await usedPictures(content));
  return (file) => isPictureName(file) && !used.has(file);
}

/** Reads the texts of the saved files of all documents with a draft. */
async function savedSources(content: EditedContent): Promise<{ file: string; text: string }[]> {
  return Promise.all(
    [...content.drafts.keys()].map(async (file) => ({ file, text: (await readOnDisk(content, file)).text })),
  );
}

/** Returns other people's drafts as YAML. Long lines are not folded, because a fold could split a path with spaces. */
const othersDrafts = ({ ownDrafts }: EditedContent) =>
  (ownDrafts?.othersDrafts() ?? []).map(({ file, draft }) => ({
    file,
    text: stringify(draft.typed, { lineWidth: 0 }),
  }));

const PATH_PATTERNS = [
  /[^\s"'()<>[\]{},]+\.(?:jpe?g|png|webp)\b/gi,
  // Paths with spaces are written in angle brackets in Markdown, or stand alone in a field.
  /(?<=<)[^<>\n]+\.(?:jpe?g|png|webp)(?=>)/gi,
  /(?<=: *["']?)[^\s"':].*\.(?:jpe?g|png|webp)\b/gi,
];

/**
 * Finds the pictures that a text names, as paths relative to the content folder. The text is searched by patterns,
 * because a document with mistakes, which the compiler cannot read, may also name pictures. Finding too many pictures,
 * such as one in a comment, is harmless; a picture that is not found could be removed.
 */
export function findPicturePaths({ file, text }: Pick<Source, "file" | "text">): string[] {
  const paths = PATH_PATTERNS.flatMap((pattern) => text.match(pattern) ?? []);
  return [...new Set(paths.map((src) => path.posix.join(path.posix.dirname(file), decodePath(src))))];
}
