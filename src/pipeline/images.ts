/**
 * Pictures: what they are (size, as they are seen), and the WebP files derived from them in
 * several widths with a placeholder. Both are remembered by content, so that only a new picture costs time.
 */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";
import type { Picture } from "../schema/document.ts";
import { type MediaCache, mediaCache } from "./cache.ts";

/** Widths of the derived files in pixels; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280, 1920];
const QUALITY = 76;
const PLACEHOLDER = { width: 16, quality: 40 };
/** Changes whenever the options above do, so that old derived files are not taken for new ones. */
const RECIPE = JSON.stringify([WIDTHS, QUALITY, PLACEHOLDER]);

/** A picture as it was found: sizes in pixels, turned the way its EXIF data says. */
export interface ImageFile {
  file: string;
  hash: string;
  width: number;
  height: number;
}

export type Inspected = ImageFile | "missing" | "unreadable";

const known = new Map<string, ImageFile>();
const READABLE = ["jpeg", "png", "webp"];

/** Looks at a picture by its absolute path; a file that did not change is not read again. */
export async function inspectImage(file: string): Promise<Inspected> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return "missing";
  const key = `${file}:${stats.mtimeMs}:${stats.size}`;
  const image = known.get(key) ?? (await measure(file));
  if (typeof image !== "string") known.set(key, image);
  return image;
}

async function measure(file: string): Promise<ImageFile | "unreadable"> {
  const bytes = await readFile(file);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !READABLE.includes(metadata.format)) return "unreadable";
  const hash = createHash("sha256").update(bytes).update(RECIPE).digest("hex").slice(0, 12);
  return { file, hash, ...metadata.autoOrient };
}

/** A derived picture: what pages get, and the files that must be published for it. */
export interface Derived {
  picture: Picture;
  /** Name in the media folder → absolute path of the file to publish. */
  files: Map<string, string>;
}

const limit = pLimit(availableParallelism());

/** Derives what is not in the cache yet; `onProgress` hears of each picture that had to be drawn. */
export async function deriveImages(
  images: readonly ImageFile[],
  cacheDir: string,
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, Derived>> {
  const cache = await mediaCache(cacheDir);
  const distinct = [...new Map(images.map((image) => [image.hash, image])).values()];
  const missing = distinct.filter(({ hash }) => !cache.placeholders[hash]);
  let done = 0;
  const draw = async (image: ImageFile) => {
    await derive(image, cache);
    onProgress(++done, missing.length);
  };
  await Promise.all(missing.map((image) => limit(draw, image)));
  if (missing.length > 0) await cache.save();
  return new Map(distinct.map((image) => [image.hash, derivedOf(image, cache)]));
}

function widthsOf({ width }: ImageFile): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((candidate) => candidate < largest * 0.9), largest];
}

const nameOf = ({ hash }: ImageFile, width: number) => `${hash}-${width}.webp`;

async function derive(image: ImageFile, cache: MediaCache): Promise<void> {
  const original = sharp(await readFile(image.file)).autoOrient();
  for (const width of widthsOf(image)) {
    const file = path.join(cache.dir, nameOf(image, width));
    await original.clone().resize({ width }).webp({ quality: QUALITY }).toFile(file);
  }
  const tiny = await original
    .clone()
    .resize({ width: PLACEHOLDER.width })
    .webp({ quality: PLACEHOLDER.quality })
    .toBuffer();
  cache.placeholders[image.hash] = `data:image/webp;base64,${tiny.toString("base64")}`;
}

function derivedOf(image: ImageFile, cache: MediaCache): Derived {
  const widths = widthsOf(image);
  const address = (width: number) => `/media/${nameOf(image, width)}`;
  const { width, height } = image;
  return {
    picture: {
      src: address(widths.at(-1) ?? width),
      srcSet: widths.map((each) => `${address(each)} ${each}w`).join(", "),
      width,
      height,
      placeholder: cache.placeholders[image.hash] ?? "",
    },
    files: new Map(widths.map((each) => [nameOf(image, each), path.join(cache.dir, nameOf(image, each))])),
  };
}
