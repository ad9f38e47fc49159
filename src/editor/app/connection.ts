/** The state of the connection to the editor's server: `there`, `lost`, or `loggedOut`. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";
import * as messages from "#messages";

export type Connection = "there" | "lost" | "loggedOut";

let now: Connection = "there";
let hasLogin = false;
const { tell, listen } = createListeners();

/** Records that the person belongs to a team, because the login to a team's newsroom may end. */
export function expectLogin(): void {
  hasLogin = true;
}

export const connection = (): Connection => now;

export function setConnection(next: Connection): void {
  if (next === now) return;
  now = next;
  tell();
}

/** Calls the listener after each change of the connection. Returns a function that removes the listener. */
export const onConnection = listen;

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** The error of a request without a response from the editor's server. The message is a sentence. */
export class NoAnswer extends Error {}

/** HTTP statuses of a proxy that requests a login. 200 is the status of a login page. */
const ASKS = new Set([200, 401, 403]);

/**
 * Returns the error for a missing response of the server. `instead` is the response of a proxy, if there is one. After
 * a login has ended, the proxy responds instead of the editor's server: with a refusal, a page, or a redirect.
 */
export function noAnswer(instead?: Pick<Response, "status"> & Partial<Pick<Response, "type">>): NoAnswer {
  const asks = instead !== undefined && (instead.type === "opaqueredirect" || ASKS.has(instead.status));
  if (hasLogin && asks) setConnection("loggedOut");
  return new NoAnswer(now === "loggedOut" ? messages.frame.loginEnded : noAnswerMessage());
}

const noAnswerMessage = () => (hasLogin ? messages.frame.teamNoAnswer : messages.frame.noAnswer);
