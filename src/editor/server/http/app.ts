/** Serves the editor over HTTP: checks each request, then handles routes and files. */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { secureHeaders, NONCE, type SecureHeadersVariables } from "hono/secure-headers";
import { PREFIX, CONTENT_DATA, KEY_PLACEHOLDER, NONCE_PLACEHOLDER, PREVIEW_BASE } from "../../contract/addresses.ts";
import { createActions, type Env } from "./routes.ts";
import { checkOrigin, type OriginOf } from "./check-origin.ts";
import { NO_STORE, refuse } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { decodePath } from "../../../shared/compiled/address.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { ICONS } from "../../../delivery/build/logo/icons.ts";
import { PUBLIC_DIR } from "../../../delivery/build/paths.ts";
import { once } from "../../../shared/once.ts";

export interface AppOptions {
  /** Returns the workspace of a request. Throws a `RefusedRequest` if the sender is unknown. */
  admit: (context: Context<Env>) => Workspace | Promise<Workspace>;
  originOf: OriginOf;
  /** Builds the editor's code at the first request for a page. Resolves to the folder of the built code. */
  bundle: () => Promise<string>;
  /** Called with errors that are bugs, as opposed to refusals. */
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
  app.use(addSecurityPolicy);
  return app.route(PREFIX, createActions()).route("/", createFiles(bundle));
}

const NONE = "'none'";

/**
 * Adds the content security policy of a page. No page may frame the editor, and only the editor may frame the preview.
 */
const addSecurityPolicy: MiddlewareHandler<Env> = (context, next) =>
  (context.req.path === "/" ? editorPolicy : previewPolicy)(context, next);

/** Returns a middleware that sets a content security policy. The policy prevents scripts in documents from running. */
const policy = (frameAncestors: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [NONE],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      mediaSrc: ["'self'"],
      fontSrc: ["'self'", "data:"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: [frameAncestors],
      baseUri: [NONE],
      formAction: [NONE],
    },
  });

const editorPolicy = policy(NONE);
export const previewPolicy = policy("'self'");

/** Variables of requests for pages. The workspace has only the parts that pages need. */
export interface PreviewEnv {
  Variables: SecureHeadersVariables & {
    workspace: Pick<Workspace, "key"> & { served: Pick<Workspace["served"], "text"> };
  };
}

/** Prefix of the addresses of built scripts and styles. */
const ASSETS = `${PREVIEW_BASE}${SITE_FOLDERS.assets}/`;
/** Value of `Cache-Control` for files whose names contain a hash of their content. */
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Serves the pages of the editor and of the preview, their scripts, public files and the content. `bundle` resolves to
 * the folder of built code.
 */
export function createFiles(bundle: () => Promise<string>): Hono<PreviewEnv> {
  const files = new Hono<PreviewEnv>();
  const folder = once(bundle);
  const page = (file: string) => async (context: Context<PreviewEnv>) => {
    const html = await readFile(path.join(await folder(), file), "utf8");
    const withNonce = html.replaceAll(NONCE_PLACEHOLDER, context.get("secureHeadersNonce") ?? "");
    return context.html(withNonce.replaceAll(KEY_PLACEHOLDER, context.get("workspace").key), 200, NO_STORE);
  };
  files.get("/", page("editor/app/index.html"));
  files.get(`${CONTENT_DATA}*`, async (context) => {
    const text = await context.get("workspace").served.text(decodePath(context.req.path.slice(CONTENT_DATA.length)));
    const headers = { ...NO_STORE, "Content-Type": "application/json" };
    return text === undefined ? context.notFound() : context.body(text, 200, headers);
  });
  files.get(`${ASSETS}*`, async (context, next) => {
    await next();
    if (context.res.ok) context.header("Cache-Control", IMMUTABLE);
  });
  files.get(`${ASSETS}*`, async (context, next) =>
    serveFiles(path.join(await folder(), SITE_FOLDERS.assets), ASSETS)(context, next),
  );
  for (const name of ICONS)
    files.get(PREVIEW_BASE + name, async (context, next) => serveFiles(await folder(), PREVIEW_BASE)(context, next));
  files.get(`${PREVIEW_BASE}*`, serveFiles(PUBLIC_DIR, PREVIEW_BASE), (context) =>
    context.req.header("Accept")?.includes("text/html") ? page("index.html")(context) : context.notFound(),
  );
  return files;
}

const serveFiles = (root: string, base: string): MiddlewareHandler<PreviewEnv> =>
  serveStatic({ root, rewriteRequestPath: (address) => address.slice(base.length - 1) });
