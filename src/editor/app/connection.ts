/** Whether the server can be reached, and still knows who this is, as far as is known. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";
import * as messages from "#messages";

export type Connection = "there" | "lost" | "loggedOut";

let now: Connection = "there";
let hasLogin = false;
const { tell, listen } = createListeners();

/** Somebody of a team is here: whoever vouches for them may want a password again one day. */
export function expectLogin(): void {
  hasLogin = true;
}

export const connection = (): Connection => now;

export function setConnection(next: Connection): void {
  if (next === now) return;
  now = next;
  tell();
}

/** Returns how to stop. */
export const onConnection = listen;

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** What stands in for an answer of the editor's server that did not come. Its message is a sentence. */
export class NoAnswer extends Error {}

/** Statuses with which a proxy asks for a login; its page comes with 200. */
const ASKS = new Set([200, 401, 403]);

/** Whoever stands before the newsroom answers in its place once a login has ended: by a refusal, a page, or the way to one. */
export function noAnswer(instead?: Pick<Response, "status"> & Partial<Pick<Response, "type">>): NoAnswer {
  const asks = instead !== undefined && (instead.type === "opaqueredirect" || ASKS.has(instead.status));
  if (hasLogin && asks) setConnection("loggedOut");
  return new NoAnswer(now === "loggedOut" ? messages.frame.loginEnded : noAnswerWords());
}

const noAnswerWords = () => (hasLogin ? messages.frame.teamNoAnswer : messages.frame.noAnswer);
