/** The connection to the editor's server: there, lost, or logged out. */
import { useSyncExternalStore } from "react";
import { createListeners } from "../../shared/loading/listeners.ts";
import * as messages from "#messages";

export type Connection = "there" | "lost" | "loggedOut";

let now: Connection = "there";
let hasLogin = false;
const { tell, listen } = createListeners();

/** The person belongs to a team, whose login may end. */
export function expectLogin(): void {
  hasLogin = true;
}

export const connection = (): Connection => now;

export function setConnection(next: Connection): void {
  if (next === now) return;
  now = next;
  tell();
}

/** Returns a function that stops listening. */
export const onConnection = listen;

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);

/** No answer came from the editor's server. The message is a sentence. */
export class NoAnswer extends Error {}

/** A proxy asks for a login with these statuses; its login page comes with 200. */
const ASKS = new Set([200, 401, 403]);

/** A proxy answers in place of the newsroom once a login has ended: with a refusal, a page, or a redirect. */
export function noAnswer(instead?: Pick<Response, "status"> & Partial<Pick<Response, "type">>): NoAnswer {
  const asks = instead !== undefined && (instead.type === "opaqueredirect" || ASKS.has(instead.status));
  if (hasLogin && asks) setConnection("loggedOut");
  return new NoAnswer(now === "loggedOut" ? messages.frame.loginEnded : noAnswerMessage());
}

const noAnswerMessage = () => (hasLogin ? messages.frame.teamNoAnswer : messages.frame.noAnswer);
