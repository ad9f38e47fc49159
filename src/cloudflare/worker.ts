/**
 * The site on Cloudflare Workers: https://developers.cloudflare.com/workers/static-assets/
 * Cloudflare answers by itself what an asset is there for. The Worker is asked for the rest: the form, other spellings
 * of the addresses, what is in the bucket, and what is nowhere.
 */
import { decodePath } from "../compiled/address.ts";
import { headersOf } from "../hosting/headers.ts";
import { SITE_FOLDERS } from "../magazine/paths.ts";
import { formIdOf, receiveSubmission } from "../submissions/receive.ts";
import { bucketFile } from "./bucket-file.ts";
import type { Environment } from "./environment.ts";
import { type Places, placeKey, placesPath } from "./places.ts";
import { storeSubmission } from "./store-submission.ts";

export default {
  async fetch(request, environment) {
    const { pathname } = new URL(request.url);
    const formId = formIdOf(pathname);
    if (formId)
      return receiveSubmission(request, formId, (id, submission) => storeSubmission(environment.DB, id, submission));
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { ...headersOf(""), Allow: "GET, HEAD" } });
    return (await find(request, environment, decodePath(pathname))) ?? notFound(request, environment);
  },
} satisfies ExportedHandler<Environment>;

async function find(request: Request, environment: Environment, pathname: string): Promise<Response | undefined> {
  const { ASSETS, FILES, BASE } = environment;
  if (!`${pathname}/`.toLowerCase().startsWith(BASE.toLowerCase())) return undefined;
  const path = pathname.slice(BASE.length);
  if (path.startsWith(`${SITE_FOLDERS.media}/`)) return bucketFile(request, FILES, path);
  const key = placeKey(`/${path}`);
  const places = await ASSETS.fetch(new URL(BASE + placesPath(key), request.url));
  const place = places.ok ? (await places.json<Places>())[key] : undefined;
  if (!place?.startsWith("/")) return place ? bucketFile(request, FILES, place, path) : undefined;
  const { method, headers } = request;
  return withHeaders(await ASSETS.fetch(new URL(BASE + place.slice(1), request.url), { method, headers }), path);
}

/** The home page, which may not be indexed; the page that is meant shows in the browser, if there is one. */
async function notFound(request: Request, { ASSETS, BASE }: Environment): Promise<Response> {
  const { body, headers } = await ASSETS.fetch(new URL(`${BASE}404`, request.url));
  const answer = new Response(request.method === "HEAD" ? null : body, { status: 404, headers });
  // It is the tag of another address.
  answer.headers.delete("ETag");
  return withHeaders(answer, "404.html");
}

function withHeaders(response: Response, path: string): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(headersOf(path))) answer.headers.set(name, value);
  return answer;
}
