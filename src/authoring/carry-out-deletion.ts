import { readFile } from "node:fs/promises";
import path from "node:path";
import { replaceText } from "./carry-out.ts";
import type { Deletion } from "./delete-document.ts";
import { putAway, putBack, type Refusal, type Removed } from "./removed.ts";

/** What it takes to undo a deletion. */
export type CarriedOutDeletion = Pick<Deletion, "texts"> & { removed: Removed };

/** Refuses, and changes nothing, where a document is no longer what the editor was asked about. */
export async function carryOutDeletion(
  contentDir: string,
  { paths, texts }: Deletion,
  removedDir: string,
): Promise<CarriedOutDeletion | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: `${changed} cambió mientras tanto: mirá otra vez qué se va a borrar.` };
  const removed = await putAway(contentDir, paths, removedDir);
  try {
    await writeAll(contentDir, texts, "after");
  } catch (error) {
    await putBack(contentDir, removed);
    await writeAll(contentDir, texts, "before");
    throw error;
  }
  return { texts, removed };
}

/** Puts everything back; refuses, and changes nothing, where that would undo what was done since. */
export async function undoDeletion(
  contentDir: string,
  { texts, removed }: CarriedOutDeletion,
): Promise<Refusal | undefined> {
  const changed = await firstOtherThan(contentDir, texts, "after");
  if (changed) return { refusal: `${changed} cambió desde que se borró: no se puede deshacer sin perder ese cambio.` };
  const refusal = await putBack(contentDir, removed);
  if (!refusal) await writeAll(contentDir, texts, "before");
  return refusal;
}

type State = "before" | "after";

async function firstOtherThan(contentDir: string, texts: Deletion["texts"], state: State): Promise<string | undefined> {
  for (const [file, each] of texts) {
    const text = await readFile(path.join(contentDir, file), "utf8").catch(() => undefined);
    if (text?.replace(/^\uFEFF/, "") !== each[state]) return file;
  }
  return undefined;
}

async function writeAll(contentDir: string, texts: Deletion["texts"], state: State): Promise<void> {
  for (const [file, each] of texts) await replaceText(path.join(contentDir, file), each[state]);
}
