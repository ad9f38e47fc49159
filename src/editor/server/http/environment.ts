import type { Context } from "hono";
import { RefusedRequest } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";

/** What every request of the editor has. */
export interface Env {
  Variables: { workspace: Workspace };
}

/** A sentence to show; of a fault of ours, that it is one. */
export function refuse(context: Context, error: Error, onError: (error: unknown) => void): Response {
  if (error instanceof RefusedRequest) return context.json({ message: error.message }, error.status, NOT_KEPT);
  onError(error);
  return context.json({ message: FAULT }, 500, NOT_KEPT);
}

export const NOT_KEPT = { "Cache-Control": "no-store" };

const FAULT =
  "Algo falló en la redacción, y no por lo que hiciste. Lo que escribiste sigue acá: probá de nuevo, y si pasa otra vez contáselo a quien la instaló.";
