import type { Context } from "hono";
import { html } from "hono/html";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { EDITORS_LANGUAGE } from "../../../shared/magazine/language.ts";
import { messages } from "../../messages/messages.ts";
import { RefusedRequest } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";

/** What every request of the editor has. */
export interface Env {
  Variables: SecureHeadersVariables & { workspace: Workspace };
}

/** What pages need of a workspace. */
export interface PreviewEnv {
  Variables: SecureHeadersVariables & {
    workspace: Pick<Workspace, "key"> & { served: Pick<Workspace["served"], "text"> };
  };
}

/** A sentence to show; of a fault of ours, that it is one, whose cause `onError` hears. */
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

/** As the system says it, and SQLite: https://www.sqlite.org/rescode.html#full */
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
