import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createStore } from "./database/store.ts";
import { createRateLimiter, type Rates, DEFAULT_RATES } from "./rate-limit.ts";
import { requestUrl } from "./request-url.ts";
import { formIdOf, receiveSubmission } from "./submissions/receive.ts";

interface ReceiverOptions {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Whether the site has a form with this id. */
  isForm: (formId: string) => boolean;
  rates?: Partial<Rates> | undefined;
}

/**
 * Returns a request handler that stores the form's submissions in the folder `dir`, and a function that closes the
 * store.
 */
export function receiveSubmissions(dir: string, { base, isForm, rates }: ReceiverOptions) {
  const checkRate = createRateLimiter({ ...DEFAULT_RATES, ...rates });
  const { store, close } = createStore(dir);
  /**
   * Receives a submission, and passes every other request to `next`. Rejects if `next` rejects, or if no response could
   * be sent.
   */
  const receive = async (request: IncomingMessage, response: ServerResponse, next: () => void | Promise<void>) => {
    const url = requestUrl(request);
    const formId = url && formIdOf(url.pathname);
    if (!formId) return next();
    const result = await receiveSubmission(requestOf(request, url), formId, {
      store,
      base,
      isForm,
      admit: () => checkRate(request),
    });
    response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.text());
  };
  return { receive, close };
}

/**
 * Converts a request to a web `Request`. Every method except POST becomes GET, because `Request` does not accept every
 * method.
 */
function requestOf(request: IncomingMessage, url: URL): Request {
  if (request.method !== "POST") return new Request(url);
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const init = { method: "POST", body, headers, duplex: "half" as const };
  return new Request(url, init);
}
