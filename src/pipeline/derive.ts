/** The WebP files derived from a picture in several widths, and its placeholder, cached by content. */
import { readFile, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { Picture } from "../schema/document.ts";
import { type MediaCache, mediaCache } from "./cache.ts";
import type { ImageFile } from "./images.ts";

/** Widths of the derived files in pixels; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280, 1920];
const QUALITY = 76;
const PLACEHOLDER = { width: 16, quality: 40 };
/** Part of the names, so that files derived with other options are not taken for these. */
const RECIPE = "1";

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
  const cache = mediaCache(cacheDir);
  const distinct = [...new Map(images.map((image) => [image.hash, image])).values()];
  const missing = distinct.filter((image) => !cache.placeholders[keyOf(image)]);
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

const keyOf = ({ hash }: ImageFile) => `${hash}-${RECIPE}`;
const nameOf = (image: ImageFile, width: number) => `${keyOf(image)}-${width}.webp`;

async function derive(image: ImageFile, cache: MediaCache): Promise<void> {
  const { default: sharp } = await import("sharp");
  const original = sharp(await readFile(image.file)).autoOrient();
  for (const width of widthsOf(image)) {
    const file = path.join(cache.dir, nameOf(image, width));
    const unfinished = `${file}.${process.pid}`;
    await original.clone().resize({ width }).webp({ quality: QUALITY }).toFile(unfinished);
    await rename(unfinished, file);
  }
  const { width, quality } = PLACEHOLDER;
  const tiny = await original.clone().resize({ width }).webp({ quality }).toBuffer();
  cache.placeholders[keyOf(image)] = `data:image/webp;base64,${tiny.toString("base64")}`;
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
      placeholder: cache.placeholders[keyOf(image)] ?? "",
    },
    files: new Map(widths.map((each) => [nameOf(image, each), path.join(cache.dir, nameOf(image, each))])),
  };
}
