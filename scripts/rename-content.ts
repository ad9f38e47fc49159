/**
 * `content:rename -- <type> <old> <new>`: renames a document with its pictures and rewrites every
 * mention of it, then checks the content. Exit code 1 when it was refused or the check found
 * something. `--content DIR` is another content folder.
 */
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { TYPE_WORDS, typeNamed } from "../src/authoring/document-types.ts";
import { type Renaming, renameDocument } from "../src/authoring/rename-document.ts";
import { compileContent } from "../src/build/compile-content.ts";
import { authoringArguments } from "./authoring-arguments.ts";

const WORDS = TYPE_WORDS.map(({ word }) => word).join(", ");
const USAGE = `Uso: npm run content:rename -- <tipo> <nombre viejo> <nombre nuevo>, sin la terminación. Los tipos: ${WORDS}.`;

const { contentDir, positionals } = authoringArguments(USAGE);

async function carryOut({ texts, moves }: Renaming): Promise<void> {
  for (const [file, text] of texts) {
    const before = await readFile(path.join(contentDir, file), "utf8");
    const mark = before.startsWith("\uFEFF") ? "\uFEFF" : "";
    await writeFile(path.join(contentDir, file), mark + text);
    console.log(`Cambiado: ${file}`);
  }
  for (const { from, to } of moves) {
    // By way of a third name, because some systems take two spellings of a name for the same.
    const between = path.join(contentDir, `${from}.renaming`);
    await rename(path.join(contentDir, from), between);
    await rename(between, path.join(contentDir, to));
    console.log(`Movido: ${from} → ${to}`);
  }
}

async function run(word: string | undefined, from: string | undefined, to: string | undefined): Promise<boolean> {
  const type = word && typeNamed(word);
  const renaming = type && from && to ? await renameDocument({ contentDir, type, from, to }) : { refusal: USAGE };
  if ("refusal" in renaming) {
    console.error(renaming.refusal);
    return false;
  }
  await carryOut(renaming);
  return compileContent({ check: true, content: contentDir });
}

const [word, from, to] = positionals;
process.exitCode = (await run(word, from, to)) ? 0 : 1;
