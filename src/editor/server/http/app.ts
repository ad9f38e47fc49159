/** The editor over HTTP: who may ask, then its actions, what has changed, and files. */
import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { PREFIX } from "../../contract/addresses.ts";
import { createActions } from "./actions.ts";
import { createFiles } from "./files.ts";
import { checkOrigin, type OriginOf } from "./guard.ts";
import { type Env, refuse } from "./environment.ts";
import { protect } from "./policy.ts";
import type { Workspace } from "../workspace.ts";

export interface AppOptions {
  /** Whose request it is; throws a `RefusedRequest` where it is nobody's. */
  admit: (context: Context<Env>) => Workspace | Promise<Workspace>;
  originOf: OriginOf;
  /** Answers the folder of the built code, when a page is first asked for. */
  bundle: () => Promise<string>;
  /** Hears of what is a fault of ours. */
  onError: (error: unknown) => void;
}

export function createApp({ admit, originOf, bundle, onError }: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  app.onError((error, context) => refuse(context, error, onError));
  app.notFound((context) => context.body(null, 404));
  app.use(secureHeaders(), async (context, next) => {
    checkOrigin(context.req.raw, originOf);
    context.set("workspace", await admit(context));
    await next();
  });
  app.use(protect);
  return app.route(PREFIX, createActions()).route("/", createFiles(bundle));
}
