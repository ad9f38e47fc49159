import { readOnDisk } from "../content/documents.ts";
import type { EditedContent } from "../content/edited-content.ts";
import { isPictureName } from "./list-pictures.ts";
import { picturesNamed } from "./pictures-named.ts";

/** Paths from the content folder of the pictures that documents name, as they are typed and as their files say. */
export async function usedPictures(content: EditedContent): Promise<string[]> {
  const { sources } = await content.read();
  // What is typed may leave out a picture that the file still names, and be discarded.
  return [...sources, ...(await savedSources(content))].flatMap(picturesNamed);
}

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
