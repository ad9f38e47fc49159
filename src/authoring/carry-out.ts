import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Renaming } from "./rename-document.ts";

/** Writes the texts and moves the files of a renaming; returns what was done, a line each, for the editor. */
export async function carryOut(contentDir: string, { texts, moves }: Renaming): Promise<string[]> {
  for (const [file, text] of texts) await replaceText(path.join(contentDir, file), text);
  for (const { from, to } of moves) await move(path.join(contentDir, from), path.join(contentDir, to));
  return [
    ...[...texts.keys()].map((file) => `Cambiado: ${file}`),
    ...moves.map(({ from, to }) => `Movido: ${from} → ${to}`),
  ];
}

/** A byte order mark is no part of a text, and stays. */
export async function replaceText(file: string, text: string): Promise<void> {
  const mark = (await readFile(file, "utf8")).startsWith("\uFEFF") ? "\uFEFF" : "";
  await writeFile(file, mark + text);
}

/** By way of a third name, because some systems take two spellings of a name for the same. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, `${from}.renaming`);
  await rename(`${from}.renaming`, to);
}
