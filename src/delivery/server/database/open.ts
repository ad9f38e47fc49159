import { mkdir } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { UsageError } from "../../../shared/usage-error.ts";
import { TABLE } from "../submissions/table.ts";
import { importSubmissions } from "./import-submissions.ts";
import type Sqlite from "better-sqlite3";
import { StoreUnavailableError } from "../submissions/receive.ts";

/** Returns the path of the database in a folder of submissions. */
export const databaseIn = (dir: string) => path.join(dir, "submissions.sqlite");

/**
 * Opens the database in a folder, and creates the folder and the database if they are missing. Several processes may
 * have the database open. Rejects with a `StoreUnavailableError` if this machine has no SQLite, and with a `UsageError`
 * if the file cannot be used.
 */
export async function openDatabase(dir: string): Promise<Database> {
  const Sqlite = await loadSqlite();
  // Only the account that runs the server may read submissions.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  let database: Database | undefined;
  try {
    database = new Sqlite(databaseIn(dir));
    prepare(database);
    await importSubmissions(database, dir);
    return database;
  } catch (error) {
    database?.close();
    throw toUsageError(error, databaseIn(dir));
  }
}

/** Converts an error of SQLite into a `UsageError` if the file cannot be used. Returns other errors as they are. */
export function toUsageError(error: unknown, file: string): unknown {
  const { code = "" } = error as { code?: string };
  return /^SQLITE_(?:CANTOPEN|READONLY|PERM|NOTADB|CORRUPT)/.test(code)
    ? new UsageError(messages.hosting.cannotKeep(file))
    : error;
}

function prepare(database: Database): void {
  database.pragma("journal_mode = WAL");
  // With `FULL`, confirmed submissions survive even a power cut. With `NORMAL` and WAL, they would survive only a crash
  // of the process: https://sqlite.org/pragma.html#pragma_synchronous
  database.pragma("synchronous = FULL");
  database.pragma("secure_delete = ON");
  database.exec(TABLE);
}

export type Database = Sqlite.Database;

/**
 * Loads SQLite on demand, because a machine without SQLite can still build and serve the site. Rejects with a
 * `StoreUnavailableError` if SQLite cannot be loaded.
 */
export async function loadSqlite(): Promise<typeof Sqlite> {
  try {
    const { default: Loaded } = await import("better-sqlite3");
    // Opening a database tests whether SQLite works: the import alone does not load the binary for this machine.
    new Loaded(":memory:").close();
    return Loaded;
  } catch {
    throw new StoreUnavailableError(messages.hosting.noDatabase);
  }
}
