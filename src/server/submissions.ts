/**
 * The stand-in for the form-collection service on a fresh machine: receives `POST /f/{formId}` and
 * appends each submission as one JSON line to a local file, so that the form works there.
 */
import { appendFile, mkdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { SITE_FOLDERS } from "../magazine/paths.ts";

/** Largest body that is read, in bytes: the longest valid submission is far shorter. */
const BODY_LIMIT = 10_000;

const FORM = new RegExp(`^/${SITE_FOLDERS.forms}/([\\w-]+)/?$`);

export function receiveSubmissions(dir: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const formId = FORM.exec(new URL(request.url ?? "/", "http://localhost").pathname)?.[1];
    if (!formId) return next();
    receive(request, path.join(dir, `${formId}.jsonl`)).then(
      (answered) => answer(response, ...answered),
      () => answer(response, 500, { error: "The submission could not be stored." }),
    );
  };
}

type Answer = [status: number, body: object];

async function receive(request: IncomingMessage, file: string): Promise<Answer> {
  if (request.method !== "POST") return [405, { error: "Only POST is accepted." }];
  if (!/^application\/json\b/i.test(request.headers["content-type"] ?? ""))
    return [415, { error: "The content type must be application/json." }];
  const text = await readBody(request);
  if (text === undefined) return [413, { error: "The body is too large." }];
  const submission = parseSubmission(text);
  if (!submission) return [422, { error: "nombre and correo are required; mensaje is text." }];
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify({ received: new Date().toISOString(), ...submission })}\n`);
  return [200, { ok: true }];
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  return size > BODY_LIMIT ? undefined : Buffer.concat(chunks).toString("utf8");
}

/** The three fields that the form sends, or nothing if they are not valid. */
function parseSubmission(text: string) {
  const { nombre, correo, mensaje = "" } = parseObject(text);
  const valid =
    [nombre, correo, mensaje].every((value) => typeof value === "string") &&
    nombre !== "" &&
    /.@./.test(String(correo));
  return valid ? { nombre, correo, mensaje } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    // `Object` makes one of whatever else JSON may hold, `null` too; it then has no fields.
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (status === 405) response.setHeader("Allow", "POST");
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
