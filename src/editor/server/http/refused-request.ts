import type { Context } from "hono";
import { html } from "hono/html";
import { EDITORS_LANGUAGE } from "../../../shared/magazine/language.ts";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../../../content/authoring/refusal.ts";

/**
 * An error that refuses a request: a sentence for the person editing, and the HTTP status of the response. `cause` is
 * an error for the person who runs the server.
 */
export class RefusedRequest extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns a successful result. Throws a `RefusedRequest` for a refusal. */
export function accepted<Result extends object>(result: Result | Refusal): Result {
  if ("refusal" in result) throw new RefusedRequest(422, result.refusal);
  return result;
}

/**
 * Responds to an error with a sentence for the person editing. A bug gets a general sentence, and `onError` is called
 * with the cause of the bug.
 */
export function refuse(
  context: Context,
  error: Error,
  onError: (error: unknown) => void,
): Response | Promise<Response> {
  const { message, status, cause } = error instanceof RefusedRequest ? error : faultOf(error);
  if (cause) onError(cause);
  const asksForPage = context.req.header("Accept")?.includes("text/html");
  return asksForPage ? context.html(pageOf(message), status, NOT_KEPT) : context.json({ message }, status, NOT_KEPT);
}

function faultOf(error: Error) {
  const isFull = FULL.has((error as NodeJS.ErrnoException).code ?? "");
  return isFull
    ? new RefusedRequest(503, messages.requests.noRoom, { cause: error })
    : { message: messages.requests.fault, status: 500 as const, cause: error };
}

/** Error codes of the system and of SQLite for a full disk: https://www.sqlite.org/rescode.html#full */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

const pageOf = (message: string) =>
  html`<!doctype html>
    <html lang="${EDITORS_LANGUAGE}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${messages.frame.name}</title>
      <main><p>${message}</p></main>
    </html>`;

export const NOT_KEPT = { "Cache-Control": "no-store" };
