import path from "node:path";
import { words } from "../words/words.ts";
import { type Move, moveAll } from "./moves.ts";
import type { Refusal } from "./removed.ts";
import type { Renaming } from "./rename-document.ts";
import { changeTogether, firstOtherThan } from "./text-changes.ts";

/**
 * Writes the texts and moves the files of a renaming: all of it, or nothing. Returns what was done, a line each, for
 * the editor; refuses where a document is no longer what was read.
 */
export async function carryOutRenaming(
  contentDir: string,
  { texts, moves }: Pick<Renaming, "texts" | "moves">,
): Promise<string[] | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: words.authoring.changedMeanwhile(changed) };
  const inContent = (file: string) => path.join(contentDir, file);
  const steps = moves.flatMap(({ from, to }) => byThirdName(inContent(from), inContent(to)));
  await changeTogether(contentDir, texts, () => moveAll(steps));
  return [
    ...[...texts.keys()].map((file) => words.authoring.changed(file)),
    ...moves.map(({ from, to }) => words.authoring.moved(from, to)),
  ];
}

/** Some systems take two spellings of a name for the same. */
function byThirdName(from: string, to: string): Move[] {
  const between = `${from}.renaming`;
  return [
    { from, to: between },
    { from: between, to },
  ];
}
