/** Texts of documents that are changed together. */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "../../shared/files/write-whole.ts";

/** Path from the content folder → the text of its document, without a byte order mark. */
export type TextChanges = Map<string, TextChange>;

/** An empty text: there is no such file. */
export interface TextChange {
  before: string;
  after: string;
}

/** The first document that says something else by now. */
export async function firstOtherThan(
  contentDir: string,
  changes: TextChanges,
  state: keyof TextChange,
): Promise<string | undefined> {
  for (const [file, each] of changes) {
    const text = await readFile(path.join(contentDir, file), "utf8").catch(() => "");
    if (text.replace(/^\uFEFF/, "") !== each[state]) return file;
  }
  return undefined;
}

export async function writeTexts(contentDir: string, changes: TextChanges, state: keyof TextChange): Promise<void> {
  for (const [file, each] of changes) await replaceText(path.join(contentDir, file), each[state]);
}

/** Writes the texts and does the rest; where that fails, the texts are again what they were. */
export async function changeTogether<Result>(
  contentDir: string,
  changes: TextChanges,
  doRest: () => Promise<Result>,
): Promise<Result> {
  try {
    await writeTexts(contentDir, changes, "after");
    return await doRest();
  } catch (error) {
    await writeTexts(contentDir, changes, "before");
    throw error;
  }
}

/** A byte order mark is no part of a text, and stays. */
async function replaceText(file: string, text: string): Promise<void> {
  if (text === "") return rm(file, { force: true });
  const written = await readFile(file, "utf8").catch(() => "");
  const mark = written.startsWith("\uFEFF") ? "\uFEFF" : "";
  await writeWhole(file, mark + text);
}
