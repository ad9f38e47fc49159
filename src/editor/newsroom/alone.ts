/** One newsroom over one clone: a second would take what the first is writing for what a killed one left behind. */
import Database from "better-sqlite3";
import { words } from "../words/words.ts";
import { inWords } from "../../delivery/server/database/open.ts";
import { UsageError } from "../../shared/usage-error.ts";

/** Returns how to let go; the system does it for a killed process. Throws a `UsageError` where another holds it. */
export function holdAlone(file: string): () => void {
  let held: Database.Database | undefined;
  try {
    held = new Database(file, { timeout: 0 });
    held.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    held?.close();
    const isBusy = error instanceof Database.SqliteError && error.code === "SQLITE_BUSY";
    throw isBusy ? new UsageError(words.newsroom.isOpen) : inWords(error, file);
  }
  const holding = held;
  return () => void holding.close();
}
