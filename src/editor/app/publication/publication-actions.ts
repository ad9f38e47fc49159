import type { Changes, Refusal, Sent } from "../../contract/git.ts";
import type { Request } from "../../contract/requests.ts";

/** What the editor asks of its server. An error's message is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  send: (sending: Request<"send">) => Promise<Sent | Refusal>;
}

export type Side = "before" | "after";
