/** Responds with a file of the bucket, whole or in part: https://www.rfc-editor.org/rfc/rfc9110 */
import { lookup } from "mrmime";
import { headersOf } from "../../server/headers.ts";

interface Range {
  offset: number;
  length: number;
}

/** Longest key that the bucket accepts, in bytes: https://developers.cloudflare.com/r2/platform/limits/ */
const MAX_KEY_LENGTH = 1024;

/**
 * Returns the response, or `undefined` if the bucket has no file with this key. The headers depend on `path`, the path
 * of the file in the site.
 */
export async function bucketFile(
  request: Request,
  bucket: R2Bucket,
  key: string,
  path = key,
): Promise<Response | undefined> {
  if (new TextEncoder().encode(key).length > MAX_KEY_LENGTH) return undefined;
  const isPartial = request.headers.has("Range") && !request.headers.has("If-Range");
  const fullObject = isPartial || request.method === "HEAD" ? null : await bucket.get(key);
  const object = fullObject ?? (await bucket.head(key));
  if (!object) return undefined;
  const headers = new Headers({
    ...headersOf(path),
    "Content-Type": contentTypeOf(key),
    "Accept-Ranges": "bytes",
    ETag: object.httpEtag,
  });
  if (isCurrent(request, object)) return new Response(null, { status: 304, headers });
  if (fullObject) return new Response(fullObject.body, { headers });
  if (request.method === "HEAD") {
    headers.set("Content-Length", `${object.size}`);
    return new Response(null, { headers });
  }
  return partialResponse(bucket, object, rangeOf(request, object.size), headers);
}

async function partialResponse(bucket: R2Bucket, { key, size }: R2Object, range: Range, headers: Headers) {
  if (range.length <= 0) {
    headers.set("Content-Range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const object = await bucket.get(key, { range });
  if (!object) return undefined;
  if (range.length === size) return new Response(object.body, { headers });
  headers.set("Content-Range", `bytes ${range.offset}-${range.offset + range.length - 1}/${size}`);
  return new Response(object.body, { status: 206, headers });
}

function contentTypeOf(key: string): string {
  const type = lookup(key) ?? "application/octet-stream";
  return type === "text/html" ? `${type}; charset=utf-8` : type;
}

/**
 * Whether the browser already has this version of the file. An ETag may begin with `W/`, because Cloudflare makes the
 * ETag of a compressed response weak.
 */
function isCurrent({ headers }: Request, { httpEtag }: R2Object): boolean {
  const tags = headers.get("If-None-Match")?.split(",") ?? [];
  return tags.some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === httpEtag);
}

/**
 * Returns the requested range. A header that is not valid stands for the whole file. The length is 0 or less if the
 * range has no byte of the file.
 */
function rangeOf({ headers }: Request, size: number): Range {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(headers.get("Range") ?? "") ?? [];
  const isValid = first + last !== "" && (first === "" || last === "" || Number(first) <= Number(last));
  if (!isValid) return { offset: 0, length: size };
  const offset = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(Number(last) + 1, size);
  return { offset, length: first === "" && Number(last) === 0 ? 0 : end - offset };
}
