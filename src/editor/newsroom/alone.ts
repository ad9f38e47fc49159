/** One newsroom over one clone: a second would take what the first is writing for what a killed one left behind. */
import Database from "better-sqlite3";
import { UsageError } from "../../delivery/build/usage-error.ts";

/** Returns how to let go; the system does it for a killed process. Throws a `UsageError` where another holds it. */
export function holdAlone(file: string): () => void {
  const held = new Database(file, { timeout: 0 });
  try {
    held.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    held.close();
    if (!(error instanceof Database.SqliteError) || error.code !== "SQLITE_BUSY") throw error;
    throw new UsageError("La redacción ya está abierta sobre esta carpeta.");
  }
  return () => void held.close();
}
