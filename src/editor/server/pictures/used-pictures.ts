import path from "node:path";
import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import { isPictureName } from "./list-pictures.ts";
import { picturesNamed } from "./pictures-named.ts";

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
