import { words } from "../words/words.ts";
import type { Deletion } from "./delete-document.ts";
import { putAway, putBack, type Refusal, type Removed } from "./removed.ts";
import { changeTogether, firstOtherThan, writeTexts } from "./text-changes.ts";

/** What it takes to undo a deletion. */
export type CarriedOutDeletion = Pick<Deletion, "texts"> & { removed: Removed };

/** Refuses, and changes nothing, where a document is no longer what the editor was asked about. */
export async function carryOutDeletion(
  contentDir: string,
  { paths, texts }: Deletion,
  removedDir: string,
): Promise<CarriedOutDeletion | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: words.authoring.changedBeforeDeletion(changed) };
  const removed = await changeTogether(contentDir, texts, () => putAway(contentDir, paths, removedDir));
  return { texts, removed };
}

/** Puts everything back; refuses, and changes nothing, where that would undo what was done since. */
export async function undoDeletion(
  contentDir: string,
  { texts, removed }: CarriedOutDeletion,
): Promise<Refusal | undefined> {
  const changed = await firstOtherThan(contentDir, texts, "after");
  if (changed) return { refusal: words.authoring.changedSinceDeletion(changed) };
  const refusal = await putBack(contentDir, removed);
  if (!refusal) await writeTexts(contentDir, texts, "before");
  return refusal;
}
