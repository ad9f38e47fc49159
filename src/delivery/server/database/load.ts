import type Sqlite from "better-sqlite3";
import { messages } from "../../../content/messages/messages.ts";
import { NoStore } from "../submissions/receive.ts";

export type Database = Sqlite.Database;

/**
 * SQLite, once something needs it: a machine on which it could not be installed builds and serves the site all the same.
 * Rejects with a `NoStore`.
 */
export async function loadSqlite(): Promise<typeof Sqlite> {
  try {
    const { default: Loaded } = await import("better-sqlite3");
    // Only a database loads what is compiled for this machine.
    new Loaded(":memory:").close();
    return Loaded;
  } catch {
    throw new NoStore(messages.hosting.noDatabase);
  }
}
