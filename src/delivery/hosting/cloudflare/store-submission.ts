import type { Submission } from "../../../shared/submission.ts";
import { INSERT, rowOf, TABLE } from "../../server/submissions/table.ts";

/**
 * Resolves when it is stored, or was before. The table is made when the first submission finds none, so that no step of
 * a deployment can be forgotten.
 */
export async function storeSubmission(db: D1Database, formId: string, submission: Submission): Promise<void> {
  const insert = db.prepare(INSERT).bind(...(await rowOf(formId, submission)));
  try {
    await insert.run();
  } catch {
    await db.batch([db.prepare(TABLE), insert]);
  }
}
