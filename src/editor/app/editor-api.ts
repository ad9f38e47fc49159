/** The editor's server, as the browser asks it. */
import * as words from "#words";
import { fileAddress, fileBeside, KEY_HEADER, PREFIX } from "../contract/addresses.ts";
import type { EditorApi } from "../contract/protocol.ts";

/** The secret of the session. */
export const key = () => document.querySelector<HTMLMetaElement>("meta[name=redaccion]")?.content ?? "";

/** Rejects with an `Error` whose message is a sentence for the editor. */
async function ask<Result>(action: string, init: RequestInit): Promise<Result> {
  const headers = { ...init.headers, [KEY_HEADER]: key() };
  const response = await fetch(PREFIX + action, { method: "POST", ...init, headers }).catch(() => undefined);
  // While there is no server, a proxy answers with a page of its own.
  const result = (await response?.json().catch(() => undefined)) as (Result & { message?: string }) | undefined;
  if (!response || !result) throw new Error(words.frame.noAnswer);
  if (!response.ok) throw new Error(result.message);
  return result;
}

/** The actions of the server, each a request. */
export const editorApi = new Proxy({} as EditorApi, {
  get: (_target, action: string) => (request: object) =>
    ask(action, { body: JSON.stringify(request), headers: { "Content-Type": "application/json" } }),
});

/** Where the editor shows a picture from, by its name in a document. */
export const pictureAddress = (document: string, src: string) => fileAddress(key(), fileBeside(document, src));
