import type { Context } from "hono";
import { html } from "hono/html";
import { RefusedRequest } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";

/** What every request of the editor has. */
export interface Env {
  Variables: { workspace: Workspace };
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
    ? new RefusedRequest(503, NO_ROOM, { cause: error })
    : { message: FAULT, status: 500 as const, cause: error };
}

/** As the system says it, and SQLite: https://www.sqlite.org/rescode.html#full */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "SQLITE_FULL"]);

const NO_ROOM =
  "No queda lugar en el disco de la redacción. Lo que escribiste sigue acá: avisale a quien la administra y probá de nuevo.";

const pageOf = (message: string) =>
  html`<!doctype html>
    <html lang="es">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>La redacción</title>
      <main><p>${message}</p></main>
    </html>`;

export const NOT_KEPT = { "Cache-Control": "no-store" };

const FAULT =
  "Algo falló en la redacción, y no por lo que hiciste. Lo que escribiste sigue acá: probá de nuevo, y si pasa otra vez contáselo a quien la instaló.";
