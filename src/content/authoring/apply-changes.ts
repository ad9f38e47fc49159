/** Changes several documents and files together: either all of them, or none. */
import type { Refusal } from "./refusal.ts";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../messages/messages.ts";
import { writeAtomically } from "../../shared/files/write-atomically.ts";
import { withoutByteOrderMark } from "./patch/read-fields.ts";
import { type Move, moveAll, moveToTrash, restoreFromTrash, type TrashEntry } from "./deleting/trash.ts";

/** Maps the path of each file, relative to the content folder, to its texts. The texts have no byte-order mark. */
export type TextChanges = Map<string, TextChange>;

/** The text of a file before and after a change; an empty text means that the file does not exist. */
interface TextChange {
  before: string;
  after: string;
}

/** Records the new text of a document. If the document changes several times, the first `before` stays. */
export function recordText(texts: TextChanges, file: string, { before, after }: TextChange): void {
  texts.set(file, { before: texts.get(file)?.before ?? before, after });
}

/**
 * Applies a renaming, and returns a sentence about each change for the person editing. Refuses if a text has changed
 * since the renaming was planned.
 */
export async function applyRenaming(
  contentDir: string,
  { texts, moves }: { texts: TextChanges; moves: readonly Move[] },
): Promise<string[] | Refusal> {
  const changed = await findChangedFile(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedMeanwhile(changed) };
  const steps = moves.flatMap((move) => {
    const [from, to] = [path.join(contentDir, move.from), path.join(contentDir, move.to)];
    // The file gets a temporary name first, because a case-insensitive file system treats names that differ only in
    // case as the same name.
    const temporary = `${from}.renaming`;
    return [
      { from, to: temporary },
      { from: temporary, to },
    ];
  });
  await changeTogether(contentDir, texts, () => moveAll(steps));
  return [
    ...[...texts.keys()].map((file) => messages.authoring.changed(file)),
    ...moves.map(({ from, to }) => messages.authoring.moved(from, to)),
  ];
}

/** The data that is needed to undo a deletion. */
export type AppliedDeletion = { texts: TextChanges; trash: TrashEntry };

/**
 * Moves files and folders to the trash and writes the new texts. Refuses, and changes nothing, if a text has changed
 * since the deletion was confirmed.
 */
export async function applyDeletion(
  contentDir: string,
  { paths, texts }: { paths: readonly string[]; texts: TextChanges },
  trashDir: string,
): Promise<AppliedDeletion | Refusal> {
  const changed = await findChangedFile(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedBeforeDeletion(changed) };
  const trash = await changeTogether(contentDir, texts, () => moveToTrash(contentDir, paths, trashDir));
  return { texts, trash };
}

/** Restores deleted files, and documents that the deletion changed. Refuses if later changes would be lost. */
export async function undoDeletion(
  contentDir: string,
  { texts, trash }: AppliedDeletion,
): Promise<Refusal | undefined> {
  const changed = await findChangedFile(contentDir, texts, "after");
  if (changed) return { refusal: messages.authoring.changedSinceDeletion(changed) };
  const refusal = await restoreFromTrash(contentDir, trash);
  if (!refusal) await writeTexts(contentDir, texts, "before");
  return refusal;
}

/** Returns the path of the first file whose text on disk differs from the text in `state`; `undefined` if none does. */
async function findChangedFile(contentDir: string, changes: TextChanges, state: keyof TextChange) {
  for (const [file, change] of changes) {
    const text = await readFile(path.join(contentDir, file), "utf8").catch(() => "");
    if (withoutByteOrderMark(text) !== change[state]) return file;
  }
  return undefined;
}

/** Writes the new texts, and calls `applyRest`. If either fails, the old texts are restored. */
async function changeTogether<Result>(
  contentDir: string,
  changes: TextChanges,
  applyRest: () => Promise<Result>,
): Promise<Result> {
  try {
    await writeTexts(contentDir, changes, "after");
    return await applyRest();
  } catch (error) {
    await writeTexts(contentDir, changes, "before");
    throw error;
  }
}

/** Writes texts to disk. A file keeps its byte-order mark, which is not part of the text. */
export async function writeTexts(contentDir: string, changes: TextChanges, state: keyof TextChange): Promise<void> {
  for (const [name, { [state]: text }] of changes) {
    const file = path.join(contentDir, name);
    const current = text === "" ? "" : await readFile(file, "utf8").catch(() => "");
    await (text === ""
      ? rm(file, { force: true })
      : writeAtomically(file, (/^\uFEFF/.exec(current)?.[0] ?? "") + text));
  }
}
