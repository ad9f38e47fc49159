import { rename } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "./removed.ts";
import type { Move, Renaming } from "./rename-document.ts";
import { firstOtherThan, writeTexts } from "./text-changes.ts";

/**
 * Writes the texts and moves the files of a renaming: all of it, or nothing. Returns what was done, a line each, for
 * the editor; refuses where a document is no longer what was read.
 */
export async function carryOutRenaming(
  contentDir: string,
  { texts, moves }: Pick<Renaming, "texts" | "moves">,
): Promise<string[] | Refusal> {
  const changed = await firstOtherThan(contentDir, texts, "before");
  if (changed) return { refusal: `${changed} cambió mientras tanto: probá de nuevo.` };
  try {
    await writeTexts(contentDir, texts, "after");
    await moveAll(contentDir, moves);
  } catch (error) {
    await writeTexts(contentDir, texts, "before");
    throw error;
  }
  return [
    ...[...texts.keys()].map((file) => `Cambiado: ${file}`),
    ...moves.map(({ from, to }) => `Movido: ${from} → ${to}`),
  ];
}

async function moveAll(contentDir: string, [first, ...rest]: readonly Move[]): Promise<void> {
  if (!first) return;
  const [from, to] = [path.join(contentDir, first.from), path.join(contentDir, first.to)];
  await move(from, to);
  try {
    await moveAll(contentDir, rest);
  } catch (error) {
    await move(to, from);
    throw error;
  }
}

/** By way of a third name, because some systems take two spellings of a name for the same. */
async function move(from: string, to: string): Promise<void> {
  const between = `${from}.renaming`;
  await rename(from, between);
  try {
    await rename(between, to);
  } catch (error) {
    await rename(between, from);
    throw error;
  }
}
