/** Serves pictures, videos and recordings of the content folder. Thumbnails are made on request. */
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context } from "hono";
import { lookup } from "mrmime";
import sharp from "sharp";
import { MISSING_SVG } from "../preview/page-documents.ts";
import { isInside, realFolder } from "../../../content/compiler/read/files/content-files.ts";
import { decodeFileName } from "../../contract/addresses.ts";

/** Width and height of a thumbnail in pixels: twice the size at which the list shows thumbnails. */
const THUMBNAIL = 96;
/** Matches the media types that are served. The type is derived from the file name; HTML is not served. */
const SERVED_TYPES = /^(?:image\/(?:jpeg|png|webp)|video\/(?:mp4|webm)|audio\/(?:mpeg|mp4))$/;

/**
 * Serves a file. Responds with 404 for types that are not served, and for files outside of the content folder, even if
 * a link inside the folder points to the file. A stand-in replaces a missing picture and the thumbnail of a broken
 * picture, because the form shows the problem at the field of the picture.
 */
export async function servePicture(
  context: Context,
  { contentDir, small }: { contentDir: string; small: boolean },
): Promise<Response> {
  // The name may be absolute or relative to the content folder.
  const requested = path.resolve(contentDir, decodeFileName(context.req.param("name") ?? ""));
  const type = lookup(requested) ?? "";
  const real = await realpath(requested).catch(() => undefined);
  const isInContent = isInside(real ?? requested, real ? realFolder(contentDir) : path.resolve(contentDir));
  const isImage = type.startsWith("image/");
  const isFile = real ? (await stat(real)).isFile() : isImage;
  if (!SERVED_TYPES.test(type) || !isInContent || !isFile) return context.body(null, 404);
  if (real && !isImage) return sendRecording(context, real, type);
  const send = (body: Buffer | string, contentType: string) =>
    context.body(body as Uint8Array<ArrayBuffer> | string, 200, {
      "Content-Type": contentType,
      "Cache-Control": "no-cache",
    });
  const bytes = real && (await readFile(real));
  const image = bytes && small ? await thumbnailOf(bytes) : bytes;
  if (!image) return send(MISSING_SVG, "image/svg+xml");
  return send(image, small ? "image/webp" : type);
}

/** Sends a video or a recording. Supports requests for byte ranges, because Safari needs them to play media. */
async function sendRecording(context: Context, file: string, type: string): Promise<Response> {
  context.header("Cache-Control", "no-cache");
  const response = await serveStatic({ path: file })(context, async () => {});
  // The type is that of the requested name, because a link may point to a file with another extension, such as `.html`.
  response?.headers.set("Content-Type", type);
  return response ?? context.body(null, 404);
}

function thumbnailOf(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = sharp(bytes, { failOn: "none" }).autoOrient().resize(THUMBNAIL, THUMBNAIL, { fit: "cover" });
  return picture
    .webp({ quality: 70 })
    .toBuffer()
    .catch(() => undefined);
}
