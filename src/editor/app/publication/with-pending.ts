import type { Changes } from "../../contract/git.ts";
import type { Entry } from "../../contract/protocol.ts";

/** Documents, with which of them readers do not have as they were saved. */
export function withPending(entries: readonly Entry[], { changes = [] }: Partial<Changes> = {}): Entry[] {
  const known = new Map(changes.map((change) => [change.file, change]));
  return entries.map((entry) => {
    const change = known.get(entry.file);
    if (!change) return entry;
    return { ...entry, pending: change.waiting ? "sent" : "saved", others: change.others };
  });
}
