import type { Changes, Refusal, Released, Review, Sent } from "../../contract/git.ts";
import type { Request } from "../../contract/requests.ts";

/** What the editor asks of its server. An error's message is a sentence to show. */
export interface PublicationActions {
  changes: () => Promise<Changes>;
  send: (sending: Request<"send">) => Promise<Outcome | Refusal>;
  dismiss: (id: number) => Promise<void>;
  reviews: () => Promise<readonly Review[]>;
  publish: (branch: string) => Promise<Review>;
}

/** What became of it: a branch, a publication, or that others were asked. */
export type Outcome = Sent | Released | { asked: true };

export type Side = "before" | "after";
