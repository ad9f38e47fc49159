/** The state of the connection to the editor's server: connected (`there`), `lost` or `loggedOut`. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";
import * as messages from "#messages";

export type Connection = "there" | "lost" | "loggedOut";

let current: Connection = "there";
let hasLogin = false;
const { notify, subscribe } = createListeners();

/** Records that the editor belongs to a team. The members of a team log in, and a login can end. */
export function expectLogin(): void {
  hasLogin = true;
}

export const connection = (): Connection => current;

export function setConnection(next: Connection): void {
  if (next === current) return;
  current = next;
  notify();
}

/** Calls the listener after each change of the connection. Returns a function that removes the listener. */
export const onConnection = subscribe;

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** The error of a request that got no response from the editor's server. The message is a sentence to display. */
export class NoAnswerError extends Error {}

/** The statuses with which a proxy asks for a login. 200 is the status of a login page. */
const LOGIN_STATUSES = new Set([200, 401, 403]);

/**
 * Returns the error for a request to which the server did not respond. `proxyResponse` is what a proxy sent instead. In
 * a team, a refusal, a page or a redirect means that the login has ended, so the connection becomes `loggedOut`.
 */
export function reportNoAnswer(
  proxyResponse?: Pick<Response, "status"> & Partial<Pick<Response, "type">>,
): NoAnswerError {
  const asksForLogin =
    proxyResponse !== undefined &&
    (proxyResponse.type === "opaqueredirect" || LOGIN_STATUSES.has(proxyResponse.status));
  if (hasLogin && asksForLogin) setConnection("loggedOut");
  return new NoAnswerError(current === "loggedOut" ? messages.frame.loginEnded : noAnswerMessage());
}

const noAnswerMessage = () => (hasLogin ? messages.frame.teamNoAnswer : messages.frame.noAnswer);
