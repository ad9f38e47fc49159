/** Requests to the editor's server. */
import { fileAddress, fileBeside, KEY_HEADER, PREFIX } from "../contract/addresses.ts";
import type { EditorApi } from "../contract/protocol.ts";
import { reportNoAnswer } from "./connection.ts";

/** Returns the secret of the session; `""` if the page has none. */
export const sessionKey = () => document.querySelector<HTMLMetaElement>("meta[name=redaccion]")?.content ?? "";

/** Sends a request. Rejects with an `Error` whose message is a sentence for the person editing. */
async function sendRequest<Result>(action: string, init: RequestInit): Promise<Result> {
  const headers = { ...init.headers, [KEY_HEADER]: sessionKey() };
  // Redirects are not followed, because a redirect to another origin would fail like a lost connection.
  const request = { method: "POST", redirect: "manual", ...init, headers } as const;
  const response = await fetch(PREFIX + action, request).catch(() => undefined);
  // The response may not be JSON: a proxy sends a page of its own while the server is down or nobody is logged in.
  const result = (await response?.json().catch(() => undefined)) as (Result & { message?: string }) | undefined;
  if (response?.ok && result) return result;
  throw result?.message && response?.status !== 401 ? new Error(result.message) : reportNoAnswer(response);
}

/** The actions of the server. Each call sends a POST request. */
export const editorApi = new Proxy({} as EditorApi, {
  get: (_target, action: string) => (request: object) =>
    sendRequest(action, { body: JSON.stringify(request), headers: { "Content-Type": "application/json" } }),
});

/** Returns the URL at which the editor shows a picture of a document. */
export const pictureAddress = (document: string, src: string) => fileAddress(sessionKey(), fileBeside(document, src));
