import type { Context } from "hono";
import { html } from "hono/html";
import { RefusedRequest } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";

/** What every request of the editor has. */
export interface Env {
  Variables: { workspace: Workspace };
}

/** A sentence to show; of a fault of ours, that it is one. */
export function refuse(
  context: Context,
  error: Error,
  onError: (error: unknown) => void,
): Response | Promise<Response> {
  const isRefused = error instanceof RefusedRequest;
  if (!isRefused) onError(error);
  const [message, status] = isRefused ? [error.message, error.status] : [FAULT, 500 as const];
  const asksForPage = context.req.header("Accept")?.includes("text/html");
  return asksForPage ? context.html(pageOf(message), status, NOT_KEPT) : context.json({ message }, status, NOT_KEPT);
}

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
