/**
 * Imports the submissions that older versions stored as lines of JSON, in one file per form, as in `suscripcion.jsonl`.
 * An interrupted import can be repeated: no row is inserted twice, and a file is renamed only after its last row.
 */
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type Sqlite from "better-sqlite3";
import { messages } from "../../../content/messages/messages.ts";
import { writeAtomically } from "../../../shared/files/write-atomically.ts";
import type { Submission } from "../../../shared/submission.ts";
import { INSERT, rowOf } from "../submissions/table.ts";

const LINES_ENDING = ".jsonl";
/** Suffix of a file after its lines have been imported into the database. */
const IMPORTED = ".taken-over";
/** Suffix of a file with the lines that could not be read. */
const UNREADABLE = ".cut-short";

export async function importSubmissions(database: Sqlite.Database, dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => name.endsWith(LINES_ENDING));
  for (const name of names) await importFile(database, path.join(dir, name));
}

async function importFile(database: Sqlite.Database, file: string): Promise<void> {
  const form = path.basename(file, LINES_ENDING);
  const lines = linesOf(await readFile(file, "utf8")).map((line) => ({ line, submission: submissionIn(line) }));
  const rows = await Promise.all(
    lines.flatMap(({ submission }) => (submission ? [rowOf(form, submission, submission.received)] : [])),
  );
  const insert = database.prepare(INSERT);
  database.transaction(() => rows.forEach((row) => insert.run(...row)))();
  const unreadableLines = lines.flatMap(({ line, submission }) => (submission ? [] : [line]));
  if (unreadableLines.length > 0) await writeUnreadable(file + UNREADABLE, unreadableLines);
  await rename(file, file + IMPORTED).catch(ignoreMissing);
}

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Returns the submission in a line; `undefined` if the line is incomplete, for example because the disk was full. */
function submissionIn(line: string): (Submission & { received: string }) | undefined {
  try {
    const { received, nombre, correo, mensaje } = Object(JSON.parse(line)) as Record<string, unknown>;
    const texts = [received, nombre, correo, mensaje];
    if (!texts.every((each) => typeof each === "string")) return undefined;
    const [moment = "", name = "", address = "", message = ""] = texts;
    return { received: new Date(moment).toISOString(), nombre: name, correo: address, mensaje: message };
  } catch {
    return undefined;
  }
}

/** Adds unreadable lines to a separate file. The file has no duplicates, even if the import is repeated. */
async function writeUnreadable(file: string, lines: readonly string[]): Promise<void> {
  const existingLines = linesOf((await readFile(file, "utf8").catch(ignoreMissing)) ?? "");
  await writeAtomically(file, `${[...new Set([...existingLines, ...lines])].join("\n")}\n`);
  console.warn(messages.hosting.brokenLines(lines.length, file));
}

/**
 * Returns `undefined` if a file is missing, because another process may have renamed the file first. Throws other
 * errors.
 */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

/**
 * Deletes an email address from the files in the folder of the database. Lines with the address are removed from the
 * files of unreadable lines. Imported files are deleted, because the database contains their lines.
 */
export async function forgetAddress(dir: string, address: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const file = path.join(dir, name);
    if (name.endsWith(IMPORTED)) await rm(file, { force: true });
    if (name.endsWith(UNREADABLE)) await removeLines(file, address.toLowerCase());
  }
}

async function removeLines(file: string, address: string): Promise<void> {
  const lines = linesOf(await readFile(file, "utf8")).filter((line) => !containsAddress(line.toLowerCase(), address));
  await writeAtomically(file, lines.map((line) => `${line}\n`).join(""));
}

/** Whether a text contains an address that is not a part of a longer one: `ana@a.ar` is not in `mariana@a.ar`. */
const containsAddress = (text: string, address: string): boolean =>
  text
    .split(address)
    .some(
      (after, place, parts) =>
        place > 0 &&
        !/[\p{L}\p{N}._%+-]$/u.test(parts[place - 1] ?? "") &&
        !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after),
    );
