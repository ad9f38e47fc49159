import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { storeIn } from "./database/store.ts";
import { requestUrl } from "./request-url.ts";
import { formIdOf, receiveSubmission } from "./submissions/receive.ts";

/** Stores what the form sends in the folder `dir`. `base`: path under which the site is served, with a slash at both ends. */
export function receiveSubmissions(dir: string, base: string) {
  const { store, close } = storeIn(dir);
  /** Rejects where `next`, which is for every other request, does, and where no answer could be sent. */
  const receive = async (request: IncomingMessage, response: ServerResponse, next: () => void | Promise<void>) => {
    const url = requestUrl(request);
    const formId = url && formIdOf(url.pathname);
    if (!formId) return next();
    const answer = await receiveSubmission(requestOf(request, url), formId, { store, base });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  };
  return { receive, close };
}

/** The same request in the form that every platform but Node has, which knows not every method: only POST counts. */
function requestOf(request: IncomingMessage, url: URL): Request {
  if (request.method !== "POST") return new Request(url);
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const init = { method: "POST", body, headers, duplex: "half" as const };
  return new Request(url, init);
}
