/** Texts of documents and files that are changed together: all of it, or nothing. */
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { messages } from "../messages/messages.ts";
import { writeWhole } from "../../shared/files/write-whole.ts";
import { type Move, moveAll, putAway, putBack, type Refusal, type Removed } from "./deleting/trash.ts";

/** Path from the content folder → the text of its document, without a byte order mark. */
export type TextChanges = Map<string, TextChange>;

/** An empty text: there is no such file. */
interface TextChange {
  before: string;
  after: string;
}

/** Notes what a document, which is `before` on the disk, says in the end; what it was at first stays. */
export function noteText(texts: TextChanges, file: string, { before, after }: TextChange): void {
  texts.set(file, { before: texts.get(file)?.before ?? before, after });
}

/** Returns what was done, a line each, for the editor; refuses where a document is no longer what was read. */
export async function carryOutRenaming(
  contentDir: string,
  { texts, moves }: { texts: TextChanges; moves: readonly Move[] },
): Promise<string[] | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedMeanwhile(changed) };
  const steps = moves.flatMap((move) => {
    const [from, to] = [path.join(contentDir, move.from), path.join(contentDir, move.to)];
    // Some systems take two spellings of a name for the same.
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

/** What it takes to undo a deletion. */
export type CarriedOutDeletion = { texts: TextChanges; removed: Removed };

/** Refuses, and changes nothing, where a document is no longer what the editor was asked about. */
export async function carryOutDeletion(
  contentDir: string,
  { paths, texts }: { paths: readonly string[]; texts: TextChanges },
  removedDir: string,
): Promise<CarriedOutDeletion | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: messages.authoring.changedBeforeDeletion(changed) };
  const removed = await changeTogether(contentDir, texts, () => putAway(contentDir, paths, removedDir));
  return { texts, removed };
}

/** Puts everything back; refuses, and changes nothing, where that would undo what was done since. */
export async function undoDeletion(
  contentDir: string,
  { texts, removed }: CarriedOutDeletion,
): Promise<Refusal | undefined> {
  const changed = await firstOtherThan(contentDir, texts, "after");
  if (changed) return { refusal: messages.authoring.changedSinceDeletion(changed) };
  const refusal = await putBack(contentDir, removed);
  if (!refusal) await writeTexts(contentDir, texts, "before");
  return refusal;
}

/** The first document that says something else by now. */
async function firstOtherThan(contentDir: string, changes: TextChanges, state: keyof TextChange) {
  for (const [file, each] of changes) {
    const text = await readFile(path.join(contentDir, file), "utf8").catch(() => "");
    if (text.replace(/^\uFEFF/, "") !== each[state]) return file;
  }
  return undefined;
}

/** Writes the texts and does the rest; where that fails, the texts are again what they were. */
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

/** A byte order mark is no part of a text, and stays. */
export async function writeTexts(contentDir: string, changes: TextChanges, state: keyof TextChange): Promise<void> {
  for (const [name, { [state]: text }] of changes) {
    const file = path.join(contentDir, name);
    const written = text === "" ? "" : await readFile(file, "utf8").catch(() => "");
    await (text === "" ? rm(file, { force: true }) : writeWhole(file, (/^\uFEFF/.exec(written)?.[0] ?? "") + text));
  }
}
