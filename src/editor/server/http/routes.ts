/** Routes of the editor's server: actions by name, uploads of pictures, files, server-sent events. */
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { messages } from "../../messages/messages.ts";
import { may } from "../../contract/team.ts";
import { KEY_HEADER, UPLOAD_ROUTE, ROUTES } from "../../contract/addresses.ts";
import { type Action, REQUESTS, RIGHT_OF } from "../../contract/requests.ts";
import { MAXIMUM_BYTES } from "../../../content/authoring/pictures/prepare-picture.ts";
import { servePicture } from "./serve-media.ts";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { checkKey } from "./check-origin.ts";
import { NO_STORE, RefusedRequest } from "./refused-request.ts";
import type { Workspace } from "../workspace.ts";

/** Variables of each request of the editor. */
export interface Env {
  Variables: SecureHeadersVariables & { workspace: Workspace };
}

/** Maximum size of JSON in bytes. A content file has at most a million bytes, and JSON escapes some of these bytes. */
const JSON_LIMIT = 8_000_000;

export function createActions(): Hono<Env> {
  const actions = new Hono<Env>();
  actions.get(ROUTES.changes, checkKeyInAddress, (context) => context.get("workspace").listeners.add(context));
  actions.get(ROUTES.files, checkKeyInAddress, servePictures({ small: false }));
  actions.get(ROUTES.small, checkKeyInAddress, servePictures({ small: true }));
  actions.post(`/${UPLOAD_ROUTE}`, checkKeyInHeader, limitBody(MAXIMUM_BYTES), uploadPicture);
  actions.use("/leave", forgetPassword);
  actions.post("/:action", checkKeyInHeader, limitBody(JSON_LIMIT), runAction);
  actions.all("*", () => {
    throw unknownRequest();
  });
  return actions;
}

const keyChecker =
  (keyIn: (request: Context<Env>["req"]) => string | undefined): MiddlewareHandler<Env> =>
  (context, next) => {
    checkKey(keyIn(context.req) ?? "", context.get("workspace").key);
    return next();
  };
const checkKeyInAddress = keyChecker((request) => request.param("key"));
const checkKeyInHeader = keyChecker((request) => request.header(KEY_HEADER));

/** Makes browsers forget cookies and a Basic password: https://w3c.github.io/webappsec-clear-site-data/ */
const forgetPassword: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  if (context.res.ok) context.header("Clear-Site-Data", '"cookies"');
};

const servePictures =
  ({ small }: { small: boolean }) =>
  (context: Context<Env>) =>
    servePicture(context, { contentDir: context.get("workspace").contentDir, small });

function limitBody(maxSize: number): MiddlewareHandler<Env> {
  const tooLarge = new RefusedRequest(413, messages.requests.tooLarge(Math.round(maxSize / 1e6)));
  const limit = bodyLimit({ maxSize, onError: () => Promise.reject(tooLarge) });
  return (context, next) => {
    const { raw } = context.req;
    const hasLength = raw.headers.has("Content-Length") && !raw.headers.has("Transfer-Encoding");
    if (hasLength) return limit(context, next);
    // A request without a Content-Length is replaced by a standard `Request`, because `bodyLimit` copies such a
    // request, and the adapter's request cannot be copied.
    const { url, method, headers, body } = raw;
    const init = { method, headers, body, duplex: "half" as const };
    context.req.raw = new Request(url, init);
    return limit(context, next).catch((error) =>
      error === tooLarge ? Promise.reject(tooLarge) : refuseIncompleteBody(),
    );
  };
}

/** Receives a picture as bytes. The document and the file name of the picture are in the query of the address. */
async function uploadPicture(context: Context<Env>): Promise<Response> {
  const workspace = context.get("workspace");
  checkRight(workspace, "write");
  const { file = "", name = "" } = context.req.query();
  const bytes = Buffer.from(await context.req.arrayBuffer().catch(refuseIncompleteBody));
  return context.json(await workspace.editor.takePicture({ file, name, bytes }), 200, NO_STORE);
}

async function runAction(context: Context<Env>): Promise<Response> {
  const workspace = context.get("workspace");
  const action = context.req.param("action") ?? "";
  if (!isAction(action)) throw unknownRequest();
  checkRight(workspace, RIGHT_OF[action]);
  const input = REQUESTS[action].safeParse(await readJson(context));
  // Invalid input is refused with a general sentence, because the editor's own page never sends such input.
  if (!input.success) throw new RefusedRequest(400, messages.requests.notUnderstood);
  const run = workspace.editor[action] as (input: unknown) => Promise<object>;
  const result = await run(input.data);
  if (!(result instanceof ReadableStream)) return context.json(result, 200, NO_STORE);
  return context.body(result, 200, { ...NO_STORE, "Content-Type": "application/json" });
}

const isAction = (name: string): name is Action => Object.hasOwn(REQUESTS, name);

function checkRight({ person }: Workspace, right: (typeof RIGHT_OF)[Action]): void {
  if (right !== "read" && !may(person, right)) throw new RefusedRequest(403, messages.requests.notAllowed);
}

/**
 * Reads JSON. The JSON content type is required, because a page of another site can send it only after a preflight
 * request, and the preflight request is refused.
 */
async function readJson({ req }: Context<Env>): Promise<unknown> {
  if (!/^application\/json\b/.test(req.header("Content-Type") ?? ""))
    throw new RefusedRequest(415, messages.requests.notUnderstood);
  const text = await req.text().catch(refuseIncompleteBody);
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRequest(400, messages.requests.notUnderstood);
  }
}

function refuseIncompleteBody(): never {
  throw new RefusedRequest(400, messages.requests.cutShort);
}

const unknownRequest = () => new RefusedRequest(404, messages.requests.unknown);
