/**
 * The stand-in for the form-collection service on a fresh machine: appends each submission as one JSON line
 * to a local file, so that the form works there.
 */
import { mkdir, open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { Readable } from "node:stream";
import pLimit from "p-limit";
import type { Submission } from "../../shared/submission.ts";
import { formIdOf, receiveSubmission } from "./submissions/receive.ts";
import { requestUrl } from "./request-url.ts";

/** `base`: path under which the site is served, with a slash at both ends. */
export function receiveSubmissions(dir: string, base: string) {
  // A line that is being written looks like one that was cut short.
  const oneAtATime = pLimit(1);
  const store = async (formId: string, submission: Submission) => {
    await mkdir(dir, { recursive: true });
    const line = JSON.stringify({ received: new Date().toISOString(), ...submission });
    await oneAtATime(appendLine, path.join(dir, `${formId}.jsonl`), line);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = requestUrl(request);
    const formId = url && formIdOf(url.pathname);
    if (!formId) return next();
    void receiveSubmission(requestOf(request, url), formId, { store, base }).then((answer) => send(answer, response));
  };
}

/** Begins a new line also after one that was cut short, as a full disk does. */
async function appendLine(name: string, line: string): Promise<void> {
  const file = await open(name, "a+");
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isCut = size > 0 && buffer.toString() !== "\n";
    await file.appendFile(`${isCut ? "\n" : ""}${line}\n`);
  } finally {
    await file.close();
  }
}

/** The same request in the form that every platform but Node has, which knows not every method: only POST counts. */
function requestOf(request: IncomingMessage, url: URL): Request {
  if (request.method !== "POST") return new Request(url);
  const body = Readable.toWeb(request) as ReadableStream<Uint8Array>;
  const headers = { "Content-Type": request.headers["content-type"] ?? "" };
  const init = { method: "POST", body, headers, duplex: "half" as const };
  return new Request(url, init);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
