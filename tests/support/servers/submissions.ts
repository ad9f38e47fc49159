/** What was stored of the form, as the database has it. */
import { existsSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { databaseIn } from "../../../src/delivery/server/database/open.ts";
import type { Submission } from "../../../src/shared/submission.ts";

interface Stored extends Submission {
  id: string;
  form: string;
  /** ISO 8601. */
  received: string;
}

/** In the order in which it came; nothing where nothing came yet. */
export function storedIn(dir: string): Stored[] {
  if (!existsSync(databaseIn(dir))) return [];
  const database = new Sqlite(databaseIn(dir), { readonly: true });
  try {
    return database.prepare<[], Stored>("SELECT * FROM submissions ORDER BY received, rowid").all();
  } finally {
    database.close();
  }
}
