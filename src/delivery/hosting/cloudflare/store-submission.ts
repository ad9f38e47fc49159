import type { Submission } from "../../../shared/submission.ts";
import { NoStore } from "../../server/submissions/receive.ts";
import { INSERT_IF_ROOM, IS_STORED, rowOf, TABLE } from "../../server/submissions/table.ts";

/**
 * Resolves when it is stored, or was before; rejects with a `NoStore` where there is no room. The table is made when the first submission finds none, so that no step of
 * a deployment can be forgotten.
 */
export async function storeSubmission(db: D1Database, formId: string, submission: Submission): Promise<void> {
  const row = await rowOf(formId, submission);
  const insert = db.prepare(INSERT_IF_ROOM).bind(...row);
  const { meta } = await insert.run().catch(async () => {
    await db.prepare(TABLE).run();
    return insert.run();
  });
  if (meta.changes === 0 && !(await db.prepare(IS_STORED).bind(row[0]).first())) throw new NoStore();
}
