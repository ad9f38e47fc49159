/** The submissions in the database of the form. */
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

/** Reads submissions in the order of their arrival; none where there is no database yet. */
export function readSubmissions(dir: string): Stored[] {
  if (!existsSync(databaseIn(dir))) return [];
  const database = new Sqlite(databaseIn(dir), { readonly: true });
  try {
    return database.prepare<[], Stored>("SELECT * FROM submissions ORDER BY received, rowid").all();
  } finally {
    database.close();
  }
}
