/** The body of a request, as far as it may be long. */
import type { IncomingMessage } from "node:http";
import { RefusedRequest } from "./refused-request.ts";

/** Bytes. A content file has at most a million, and JSON escapes some. */
const JSON_LIMIT = 8_000_000;

export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > limit) throw tooLarge(limit);
      pieces.push(piece);
    }
  } catch (error) {
    // What is still on the way is dropped, because a browser reads the answer only when it has sent everything.
    request.resume();
    throw error instanceof RefusedRequest ? error : new RefusedRequest(400, "El envío se cortó por la mitad.");
  }
  return Buffer.concat(pieces);
}

const tooLarge = (limit: number) =>
  new RefusedRequest(413, `Es demasiado grande: puede tener hasta ${Math.round(limit / 1e6)} MB.`);

/** A form of another site cannot send this type, so that the browser asks before, and is refused. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    throw new RefusedRequest(415, "Tiene que ser JSON.");
  const bytes = await readBytes(request, JSON_LIMIT);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new RefusedRequest(400, "Tiene que ser JSON.");
  }
}
