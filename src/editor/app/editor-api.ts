/** Requests to the editor's server. */
import { fileAddress, fileBeside, KEY_HEADER, PREFIX } from "../contract/addresses.ts";
import type { EditorApi } from "../contract/protocol.ts";
import { noAnswer } from "./connection.ts";

/** The secret of the session. */
export const key = () => document.querySelector<HTMLMetaElement>("meta[name=redaccion]")?.content ?? "";

/** Rejects with an `Error` whose message is a sentence for the editor. */
async function ask<Result>(action: string, init: RequestInit): Promise<Result> {
  const headers = { ...init.headers, [KEY_HEADER]: key() };
  // A redirect is no answer, and could not be told from a lost network.
  const request = { method: "POST", redirect: "manual", ...init, headers } as const;
  const response = await fetch(PREFIX + action, request).catch(() => undefined);
  // A proxy answers with its own page while the server is down or nobody is logged in.
  const result = (await response?.json().catch(() => undefined)) as (Result & { message?: string }) | undefined;
  if (response?.ok && result) return result;
  throw result?.message && response?.status !== 401 ? new Error(result.message) : noAnswer(response);
}

/** The actions of the server, a POST request each. */
export const editorApi = new Proxy({} as EditorApi, {
  get: (_target, action: string) => (request: object) =>
    ask(action, { body: JSON.stringify(request), headers: { "Content-Type": "application/json" } }),
});

/** The address of a picture of a document, for the editor. */
export const pictureAddress = (document: string, src: string) => fileAddress(key(), fileBeside(document, src));
