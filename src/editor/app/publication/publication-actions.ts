import type { Changes, Refusal, Sending, Sent } from "../../contract/git.ts";

/** What the editor asks of its server. An error's message is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  send: (sending: Sending) => Promise<Sent | Refusal>;
}

export type Side = "before" | "after";
