/** The editor's server, as the browser asks it. */
import { fileAddress, fileBeside, KEY_HEADER, PREFIX } from "../contract/addresses.ts";
import type { EditorApi } from "../contract/protocol.ts";
import { noAnswer } from "./connection.ts";

/** The secret of the session. */
export const key = () => document.querySelector<HTMLMetaElement>("meta[name=redaccion]")?.content ?? "";

/** Rejects with an `Error` whose message is a sentence for the editor. */
async function ask<Result>(action: string, init: RequestInit): Promise<Result> {
  const headers = { ...init.headers, [KEY_HEADER]: key() };
  // What leads elsewhere is no answer, and could not be told from a network that is gone.
  const request = { method: "POST", redirect: "manual", ...init, headers } as const;
  const response = await fetch(PREFIX + action, request).catch(() => undefined);
  // While there is no server, or nobody is logged in, a proxy answers with a page of its own.
  const result = (await response?.json().catch(() => undefined)) as (Result & { message?: string }) | undefined;
  if (response?.ok && result) return result;
  throw result?.message && response?.status !== 401 ? new Error(result.message) : noAnswer(response);
}

/** The actions of the server, each a request. */
export const editorApi = new Proxy({} as EditorApi, {
  get: (_target, action: string) => (request: object) =>
    ask(action, { body: JSON.stringify(request), headers: { "Content-Type": "application/json" } }),
});

/** Where the editor shows a picture from, by its name in a document. */
export const pictureAddress = (document: string, src: string) => fileAddress(key(), fileBeside(document, src));
