import type { Changes, Published, Refusal } from "../../contract/git.ts";
import type { Request } from "../../contract/requests.ts";

/** What the editor asks of its server. An error's message is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  /** Publishes, or asks who may. */
  send: (request: Request<"publish">) => Promise<Outcome | Refusal>;
  dismiss: (id: number) => Promise<void>;
}

export type Outcome = Published | { asked: true };

export type Side = "before" | "after";
