/**
 * The Worker that serves the site. Cloudflare serves static assets by itself. The Worker handles all other requests:
 * submissions of the form, other spellings of addresses, files of the bucket, and addresses that do not exist.
 * https://developers.cloudflare.com/workers/static-assets/
 */
import { decodePath } from "../../../shared/compiled/address.ts";
import { headersOf } from "../../server/headers.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import {
  formIdOf,
  hasForm,
  receiveSubmission,
  type StoreSubmission,
  StoreUnavailableError,
} from "../../server/submissions/receive.ts";
import { bucketFile } from "./bucket-file.ts";
import type { Environment } from "./environment.ts";
import { GONE, type Places, placeKey, placesPath } from "./address-table.ts";
import type { Submission } from "../../../shared/submission.ts";
import { INSERT_IF_ROOM, IS_STORED, rowOf, TABLE } from "../../server/submissions/table.ts";

export default {
  async fetch(request, environment) {
    const { pathname } = new URL(request.url);
    const formId = formIdOf(pathname);
    if (formId) {
      const store: StoreSubmission = (id, submission) => storeSubmission(environment.DB, id, submission);
      const isForm = async () => hasForm(await (await fetchAsset(environment, "form")).text(), formId);
      return receiveSubmission(request, formId, {
        store,
        isForm,
        admit: () => admit(request, environment),
        base: environment.BASE,
      });
    }
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { ...headersOf(""), Allow: "GET, HEAD" } });
    return (await findResponse(request, environment, decodePath(pathname))) ?? errorResponse(request, environment, 404);
  },
} satisfies ExportedHandler<Environment>;

/**
 * Counts a submission, and returns whether it is within the rate limits. Cloudflare sets the header with the sender's
 * IP address: https://developers.cloudflare.com/fundamentals/reference/http-headers/
 */
async function admit({ headers }: Request, { SENDERS, EVERYBODY }: Environment): Promise<boolean> {
  const sender = await SENDERS.limit({ key: headers.get("CF-Connecting-IP") ?? "" });
  return sender.success && (await EVERYBODY.limit({ key: "all" })).success;
}

async function findResponse(
  request: Request,
  environment: Environment,
  pathname: string,
): Promise<Response | undefined> {
  const { FILES, BASE } = environment;
  if (!`${pathname}/`.toLowerCase().startsWith(BASE.toLowerCase())) return undefined;
  const path = pathname.slice(BASE.length);
  if (path.startsWith(`${SITE_FOLDERS.media}/`)) return bucketFile(request, FILES, path);
  const key = placeKey(`/${path}`);
  const places = await fetchAsset(environment, placesPath(key));
  // An address that is not in the table belongs to an asset whose path is in lower case, or does not exist.
  const place = (places.ok ? (await places.json<Places>())[key] : undefined) ?? key;
  if (place === GONE) return errorResponse(request, environment, 410);
  if (!place.startsWith("/")) return bucketFile(request, FILES, place, path);
  const response = await fetchAsset(environment, place.slice(1), request);
  return response.status === 404 ? undefined : withHeaders(response, path);
}

/**
 * Responds with `404.html` or `410.html`. Both show the home page, and ask crawlers not to index the requested address.
 * If that address has a page, the script in the browser shows the page.
 */
async function errorResponse(request: Request, environment: Environment, status: 404 | 410): Promise<Response> {
  const { body, headers } = await fetchAsset(environment, `${status}`);
  const response = new Response(request.method === "HEAD" ? null : body, { status, headers });
  // The ETag is removed, because it identifies the error page and not the content of the requested address.
  response.headers.delete("ETag");
  return withHeaders(response, `${status}.html`);
}

/** Fetches an asset by its path from the root of the site. The path is encoded by assigning it to `pathname`. */
function fetchAsset(
  { ASSETS, BASE }: Environment,
  path: string,
  { method, headers }: Pick<Request, "method" | "headers"> = { method: "GET", headers: new Headers() },
): Promise<Response> {
  const url = new URL("https://assets");
  url.pathname = BASE + path;
  return ASSETS.fetch(url, { method, headers });
}

function withHeaders(response: Response, path: string): Response {
  const copy = new Response(response.body, response);
  for (const [name, value] of Object.entries(headersOf(path))) copy.headers.set(name, value);
  return copy;
}

/**
 * Stores a submission, unless an equal one is already stored. Rejects with a `StoreUnavailableError` if the table is
 * full. The first submission creates the table, so that a deployment needs no separate step for it.
 */
async function storeSubmission(db: D1Database, formId: string, submission: Submission): Promise<void> {
  const row = await rowOf(formId, submission);
  const insert = db.prepare(INSERT_IF_ROOM).bind(...row);
  const { meta } = await insert.run().catch(async () => {
    await db.prepare(TABLE).run();
    return insert.run();
  });
  if (meta.changes === 0 && !(await db.prepare(IS_STORED).bind(row[0]).first())) throw new StoreUnavailableError();
}
