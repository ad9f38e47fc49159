import type { Changes, Refusal, Review, Sent } from "../../contract/git.ts";
import type { Request } from "../../contract/requests.ts";

/** What the editor asks of its server. An error's message is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  send: (sending: Request<"send">) => Promise<Sent | Refusal>;
  reviews: () => Promise<readonly Review[]>;
  publish: (branch: string) => Promise<Review>;
}

export type Side = "before" | "after";
