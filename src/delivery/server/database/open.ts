import { mkdir } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import { TABLE } from "../submissions/table.ts";
import { takeOver } from "./take-over.ts";
import type Sqlite from "better-sqlite3";
import { NoStore } from "../submissions/receive.ts";

/** The file of the database in a folder of submissions. */
export const databaseIn = (dir: string) => path.join(dir, "submissions.sqlite");

/**
 * Opens the database of a folder, and makes both if they are missing. Several processes may have it open. Rejects with
 * a `NoStore` without SQLite.
 */
export async function openDatabase(dir: string): Promise<Database> {
  const Sqlite = await loadSqlite();
  // Only the account that runs the server may read submissions.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let database: Database | undefined;
  try {
    database = new Sqlite(databaseIn(dir));
    prepare(database);
    await takeOver(database, dir);
    return database;
  } catch (error) {
    database?.close();
    throw inWords(error, databaseIn(dir));
  }
}

/** Turns an error of the system or SQLite about the file into a `UsageError`. */
export function inWords(error: unknown, file: string): unknown {
  const { code = "" } = error as { code?: string };
  return /^SQLITE_(?:CANTOPEN|READONLY|PERM|NOTADB|CORRUPT)/.test(code)
    ? new UsageError(messages.hosting.cannotKeep(file))
    : error;
}

function prepare(database: Database): void {
  database.pragma("journal_mode = WAL");
  // FULL survives a power cut. NORMAL in WAL mode survives only the end of the process, and may lose submissions that
  // were confirmed. https://sqlite.org/pragma.html#pragma_synchronous
  database.pragma("synchronous = FULL");
  database.pragma("secure_delete = ON");
  database.exec(TABLE);
}

export type Database = Sqlite.Database;

/**
 * Loads SQLite when something needs it: a machine without it builds and serves the site all the same. Rejects with a
 * `NoStore`.
 */
export async function loadSqlite(): Promise<typeof Sqlite> {
  try {
    const { default: Loaded } = await import("better-sqlite3");
    // Only opening a database loads the binary of this machine.
    new Loaded(":memory:").close();
    return Loaded;
  } catch {
    throw new NoStore(messages.hosting.noDatabase);
  }
}
