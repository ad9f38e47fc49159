/** Changes several documents and files together: all of them, or none. */
import type { Refusal } from "./refusal.ts";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../messages/messages.ts";
import { writeWhole } from "../../shared/files/write-whole.ts";
import { type Move, moveAll, moveToTrash, restoreFromTrash, type Removed } from "./deleting/trash.ts";

/** Maps the path of a file, relative to the content folder, to the change of its text without a byte-order mark. */
export type TextChanges = Map<string, TextChange>;

/** The text of a file before and after a change; an empty text means that the file does not exist. */
interface TextChange {
  before: string;
  after: string;
}

/** Records the new text of a document. If a document changes several times, the first `before` is kept. */
export function recordText(texts: TextChanges, file: string, { before, after }: TextChange): void {
  texts.set(file, { before: texts.get(file)?.before ?? before, after });
}

/**
 * Applies a renaming and returns one line for each change, for the person editing. Refuses if a document has changed
 * since the plan was made.
 */
export async function applyRenaming(
  contentDir: string,
  { texts, moves }: { texts: TextChanges; moves: readonly Move[] },
): Promise<string[] | Refusal> {
  const changed = await firstChanged(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedMeanwhile(changed) };
  const steps = moves.flatMap((move) => {
    const [from, to] = [path.join(contentDir, move.from), path.join(contentDir, move.to)];
    // The file gets a temporary name first, because a case-insensitive file system treats names that differ only in
    // case as the same name.
    const between = `${from}.renaming`;
    return [
      { from, to: between },
      { from: between, to },
    ];
  });
  await changeTogether(contentDir, texts, () => moveAll(steps));
  return [
    ...[...texts.keys()].map((file) => messages.authoring.changed(file)),
    ...moves.map(({ from, to }) => messages.authoring.moved(from, to)),
  ];
}

/** The data that is needed to undo a deletion. */
export type AppliedDeletion = { texts: TextChanges; removed: Removed };

/** Deletes the documents. Refuses, and changes nothing, if a document has changed since the deletion was confirmed. */
export async function applyDeletion(
  contentDir: string,
  { paths, texts }: { paths: readonly string[]; texts: TextChanges },
  removedDir: string,
): Promise<AppliedDeletion | Refusal> {
  const changed = await firstChanged(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedBeforeDeletion(changed) };
  const removed = await changeTogether(contentDir, texts, () => moveToTrash(contentDir, paths, removedDir));
  return { texts, removed };
}

/** Restores the deleted files and the old texts. Refuses, and changes nothing, if that would undo a later change. */
export async function undoDeletion(
  contentDir: string,
  { texts, removed }: AppliedDeletion,
): Promise<Refusal | undefined> {
  const changed = await firstChanged(contentDir, texts, "after");
  if (changed) return { refusal: messages.authoring.changedSinceDeletion(changed) };
  const refusal = await restoreFromTrash(contentDir, removed);
  if (!refusal) await writeTexts(contentDir, texts, "before");
  return refusal;
}

/** Returns the first document whose text on disk differs from the expected one. */
async function firstChanged(contentDir: string, changes: TextChanges, state: keyof TextChange) {
  for (const [file, each] of changes) {
    const text = await readFile(path.join(contentDir, file), "utf8").catch(() => "");
    if (text.replace(/^\uFEFF/, "") !== each[state]) return file;
  }
  return undefined;
}

/** Writes the new texts and calls `doRest`; if either fails, the old texts are restored. */
async function changeTogether<Result>(
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

/** Writes texts to disk. A file keeps its byte-order mark, which is not part of the text. */
export async function writeTexts(contentDir: string, changes: TextChanges, state: keyof TextChange): Promise<void> {
  for (const [name, { [state]: text }] of changes) {
    const file = path.join(contentDir, name);
    const written = text === "" ? "" : await readFile(file, "utf8").catch(() => "");
    await (text === "" ? rm(file, { force: true }) : writeWhole(file, (/^\uFEFF/.exec(written)?.[0] ?? "") + text));
  }
}
