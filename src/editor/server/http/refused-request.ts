import type { Context } from "hono";
import { html } from "hono/html";
import { EDITORS_LANGUAGE } from "../../../shared/magazine/language.ts";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../../../content/authoring/refusal.ts";

/**
 * Error for a refused request: a sentence for the person editing, and the HTTP status of the response. `cause` is an
 * error for the person who runs the server.
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

/** Returns the result. If the result is a refusal, throws it as a `RefusedRequest`. */
export function throwIfRefused<Result extends object>(result: Result | Refusal): Result {
  if ("refusal" in result) throw new RefusedRequest(422, result.refusal);
  return result;
}

/**
 * Responds to an error with a sentence for the person editing. For a bug, this is a general sentence. If the error has
 * a cause, calls `onError` with the cause.
 */
export function refuse(
  context: Context,
  error: Error,
  onError: (error: unknown) => void,
): Response | Promise<Response> {
  const { message, status, cause } = error instanceof RefusedRequest ? error : faultOf(error);
  if (cause) onError(cause);
  const asksForPage = context.req.header("Accept")?.includes("text/html");
  return asksForPage ? context.html(pageOf(message), status, NO_STORE) : context.json({ message }, status, NO_STORE);
}

function faultOf(error: Error) {
  const isDiskFull = DISK_FULL_CODES.has((error as NodeJS.ErrnoException).code ?? "");
  return isDiskFull
    ? new RefusedRequest(503, messages.requests.noRoom, { cause: error })
    : { message: messages.requests.fault, status: 500 as const, cause: error };
}

/** Error codes of the system and of SQLite for a full disk: https://www.sqlite.org/rescode.html#full */
const DISK_FULL_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

const pageOf = (message: string) =>
  html`<!doctype html>
    <html lang="${EDITORS_LANGUAGE}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${messages.frame.name}</title>
      <main><p>${message}</p></main>
    </html>`;

export const NO_STORE = { "Cache-Control": "no-store" };
