/**
 * Responds to submissions (`POST /f/{formId}`), in Node and in a Worker. The caller's function stores a submission. The
 * reader gets a confirmation only after the submission has been stored.
 *
 * The script of the site sends JSON and gets JSON. Without scripts, the browser sends the form itself, and is
 * redirected to the page of the form, where a sentence says whether the submission was stored. A page of another site
 * can also send the form in this way, because browsers send a preflight request only before JSON. Such a submission
 * does no harm: it has no session or cookie, and anybody can send it without a browser.
 */
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { OUTCOMES, type Submission, toSubmission, HONEYPOT } from "../../../shared/submission.ts";

/** Maximum size of a body, in bytes. The longest valid submission is far shorter. */
const BODY_LIMIT = 10_000;

/**
 * Pattern of a character within a line: no control character, surrogate or line separator. A line break in a name would
 * let a stranger add lines to an email that quotes the name.
 */
const LINE_CHARACTER = String.raw`[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`;
/**
 * Valid values of the fields. The limits in characters are far above those in the form's script, because the form can
 * also be sent without the script. An email address has at most 254 characters:
 * https://www.rfc-editor.org/errata/eid1690
 */
const FIELDS = {
  nombre: new RegExp(`^${LINE_CHARACTER}{1,100}$`, "u"),
  correo: new RegExp(`^(?=.+@.)${LINE_CHARACTER}{3,254}$`, "u"),
  mensaje: /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n]){0,2000}$/u,
};

/**
 * Matches the path to which a form is sent. The id of a form has at most 100 characters, because older versions used it
 * as a file name.
 */
const FORM_PATH = new RegExp(`^/${SITE_FOLDERS.forms}/([\\w-]{1,100})/?$`);

/** Stores a submission. Rejects with a `StoreUnavailableError` if the store can accept no submission at all. */
export type StoreSubmission = (formId: string, submission: Submission) => Promise<void>;

/** Error of a store that can accept no submission at all. */
export class StoreUnavailableError extends Error {}

interface Receiver {
  store: StoreSubmission;
  /** Whether the site has a form with this id. */
  isForm: (formId: string) => boolean | Promise<boolean>;
  /** Counts a submission, and resolves to whether the submission is within the rate limits. */
  admit: () => Promise<boolean>;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
}

/** Returns the form id in a path; `undefined` if the path is not that of a form. */
export const formIdOf = (pathname: string) => FORM_PATH.exec(pathname)?.[1];

/** Whether the HTML of a page has the form with this id. */
export const hasForm = (html: string, formId: string) => html.includes(`/${SITE_FOLDERS.forms}/${formId}"`);

export async function receiveSubmission(
  request: Request,
  formId: string,
  { base, ...receiver }: Receiver,
): Promise<Response> {
  const response = await receive(request, formId, receiver).catch((error: unknown) =>
    refusal(error instanceof StoreUnavailableError ? 503 : 500, "The submission could not be stored."),
  );
  return isFromForm(request) && response.status !== 404 ? backToForm(base, response) : response;
}

/** Whether a browser sent the form without the script of the site. */
const isFromForm = ({ method, headers }: Request) =>
  method === "POST" && /^application\/x-www-form-urlencoded\b/i.test(headers.get("content-type") ?? "");

function backToForm(base: string, { ok }: Response): Response {
  const page = base + FIXED_ADDRESSES.form.slice(1);
  return new Response(null, { status: 303, headers: { Location: `${page}#${ok ? OUTCOMES.sent : OUTCOMES.refused}` } });
}

async function receive(
  request: Request,
  formId: string,
  { store, isForm, admit }: Omit<Receiver, "base">,
): Promise<Response> {
  if (request.method !== "POST") return refusal(405, "Only POST is accepted.", { Allow: "POST" });
  const text = await readBody(request);
  const isSentForm = isFromForm(request);
  if (!isSentForm && !/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return refusal(415, "The content type must be application/json.");
  if (!(await isForm(formId))) return refusal(404, "There is no such form.");
  if (!(await admit())) return refusal(429, "Too many submissions: try again in a minute.", { "Retry-After": "60" });
  if (text === undefined) return refusal(413, "The body is too large.");
  const submission = validSubmission(isSentForm ? parseForm(text) : parseObject(text));
  if (!submission) return refusal(422, "nombre and correo are required lines; mensaje is text. None is endless.");
  await store(formId, submission);
  return Response.json({ ok: true });
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });

/**
 * Reads the whole body, even of a request that will be refused, because a sender reads the response only after sending
 * the whole body. Resolves to `undefined` if the body is too large.
 */
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

function validSubmission({ nombre, correo, mensaje = "" }: Record<string, unknown>): Submission | undefined {
  if (typeof nombre !== "string" || typeof correo !== "string" || typeof mensaje !== "string") return undefined;
  const isValid = FIELDS.nombre.test(nombre) && FIELDS.correo.test(correo) && FIELDS.mensaje.test(mensaje);
  return isValid ? { nombre, correo, mensaje } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    // `Object` converts values such as `null` and numbers into objects without fields.
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/**
 * Returns the fields of a form that was sent without the script, trimmed as the script trims them; `{}` if a bot filled
 * in the honeypot.
 */
function parseForm(text: string): Record<string, unknown> {
  const entries = Array.from(new URLSearchParams(text), ([name, value]) => [name, value.trim()] as const);
  const { [HONEYPOT]: honeypot, ...fields } = Object.fromEntries<string>(entries);
  return honeypot ? {} : toSubmission(fields);
}
