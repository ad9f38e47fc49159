/**
 * What becomes of `POST /f/{formId}`, whoever listens: a server of this machine or a Worker. The caller stores
 * a valid submission; only then is it said to have arrived.
 */
import { SITE_FOLDERS } from "../magazine/paths.ts";

/** Largest body that is read, in bytes: the longest valid submission is far shorter. */
const BODY_LIMIT = 10_000;

/** The name of a form is that of a file, too, which cannot be much longer. */
const FORM = new RegExp(`^/${SITE_FOLDERS.forms}/([\\w-]{1,100})/?$`);

/** The three fields that the form sends. */
export interface Submission {
  nombre: string;
  correo: string;
  mensaje: string;
}

export type StoreSubmission = (formId: string, submission: Submission) => Promise<void>;

/** The form that an address is for, if it is for one. */
export const formIdOf = (pathname: string) => FORM.exec(pathname)?.[1];

export async function receiveSubmission(request: Request, formId: string, store: StoreSubmission): Promise<Response> {
  try {
    return await receive(request, formId, store);
  } catch {
    return Response.json({ error: "The submission could not be stored." }, { status: 500 });
  }
}

async function receive(request: Request, formId: string, store: StoreSubmission): Promise<Response> {
  if (request.method !== "POST") return refusal(405, "Only POST is accepted.", { Allow: "POST" });
  const text = await readBody(request);
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refusal(415, "The content type must be application/json.");
  if (text === undefined) return refusal(413, "The body is too large.");
  const submission = parseSubmission(text);
  if (!submission) return refusal(422, "nombre and correo are required; mensaje is text.");
  await store(formId, submission);
  return Response.json({ ok: true });
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });

/** Reads to the end what will be refused too, since a sender hears no answer before; what is too large is not kept. */
async function readBody({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= BODY_LIMIT) text += decoder.decode(chunk, { stream: true });
  }
  return size > BODY_LIMIT ? undefined : text + decoder.decode();
}

function parseSubmission(text: string): Submission | undefined {
  const { nombre, correo, mensaje = "" } = parseObject(text);
  if (typeof nombre !== "string" || typeof correo !== "string" || typeof mensaje !== "string") return undefined;
  return nombre !== "" && /.@./.test(correo) ? { nombre, correo, mensaje } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    // `Object` makes one of whatever else JSON may hold, `null` too; it then has no fields.
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
