/** Helpers for changes that must be accepted: a refusal is thrown as an error. */
import { applyRenaming } from "../../../src/content/authoring/apply-changes.ts";
import type { Refusal } from "../../../src/content/authoring/refusal.ts";
import type { Renaming } from "../../../src/content/authoring/renaming/rename-document.ts";

/** Resolves to a change, or rejects if the change was refused. */
export async function accepted<Change extends object>(change: Promise<Change | Refusal>): Promise<Change> {
  const result = await change;
  if ("refusal" in result) throw new Error(result.refusal);
  return result;
}

/** Carries out a renaming that was planned. */
export async function rename(contentDir: string, planned: Promise<Renaming | Refusal>): Promise<void> {
  await accepted(applyRenaming(contentDir, await accepted(planned)));
}
