/** Pictures and videos of the content folder, for the editor and its preview; small ones are drawn on the way. */
import { readFile, realpath, stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { lookup } from "mrmime";
import sharp from "sharp";
import { MISSING_SVG } from "../preview/originals.ts";
import { isInside, realFolder } from "../../../content/compiler/read/entries.ts";

/** Width of a small picture, in pixels: twice that of its place in the list. */
const THUMBNAIL = 96;
/** Served in the type that their name says, and never as a page. */
const SERVED = /^(?:image\/(?:jpeg|png|webp)|video\/(?:mp4|webm))$/;

export interface Wanted {
  contentDir: string;
  /** Absolute, or relative to the content folder. */
  file: string;
  small: boolean;
}

/**
 * 404 for whatever is no picture or video inside the content folder, also by way of a link. A picture that is not
 * there is an empty one: what is wrong is said at its field.
 */
export async function serveFile({ contentDir, file, small }: Wanted, response: ServerResponse): Promise<void> {
  const type = lookup(file) ?? "";
  const sought = path.resolve(contentDir, file);
  const real = await realpath(sought).catch(() => undefined);
  const isOwn = isInside(real ?? sought, real ? realFolder(contentDir) : path.resolve(contentDir));
  const isFile = real === undefined || (await stat(real)).isFile();
  if (!SERVED.test(type) || !isOwn || !isFile) return void response.writeHead(404).end();
  if (real === undefined) return send(response, "image/svg+xml", MISSING_SVG);
  const bytes = await readFile(real);
  const thumbnail = small ? await thumbnailOf(bytes) : undefined;
  if (small && !thumbnail) return send(response, "image/svg+xml", MISSING_SVG);
  return thumbnail ? send(response, "image/webp", thumbnail) : send(response, type, bytes);
}

function send(response: ServerResponse, type: string, body: Buffer | string): void {
  const headers = { "Content-Type": type, "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" };
  response.writeHead(200, headers).end(body);
}

function thumbnailOf(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(bytes, { failOn: "none" }).autoOrient().resize(THUMBNAIL, THUMBNAIL, { fit: "cover" });
  return picture
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => undefined);
}
