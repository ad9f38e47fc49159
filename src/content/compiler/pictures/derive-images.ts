/**
 * Derives AVIF and WebP files of several widths and a placeholder from a picture, and caches the results by content.
 */
import { mkdir, readFile, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { Sharp } from "sharp";
import type { Picture } from "../../../shared/compiled/document.ts";
import { readSavedJson } from "../../../shared/files/read-saved-json.ts";
import { writeAtomically } from "../../../shared/files/write-atomically.ts";
import { mediaAddress, MEDIA } from "../../../shared/compiled/layout.ts";
import type { ImageFile, CachedImages } from "./measure.ts";

/**
 * The widths of the derived files in pixels; a picture is never enlarged. Gallery pictures, covers, portraits and all
 * pictures on phones are shown at 380 px, or twice that on dense screens. Other pictures may be as wide as the window.
 */
export const WIDTHS = [380, 760, 1280, 1920];

/**
 * Encoders of the derived formats. AVIF with effort 0, the lowest, is encoded as fast as WebP and makes files half as
 * large. Effort 1 would make them a third smaller, but the first build of a fresh clone would take a minute. WebP is
 * for old browsers.
 */
const FORMATS = {
  avif: (image: Sharp) => image.avif({ quality: 45, effort: 0, chromaSubsampling: "4:2:0" }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 2 }),
};
type Format = keyof typeof FORMATS;

/**
 * The number of colours in a placeholder. They are shown one below the other. A tiny picture instead of the colours
 * would be ten times as large, and every list contains placeholders.
 */
const PLACEHOLDER_ROWS = 3;
/**
 * A part of the file names. Change it together with the encoder options, so that files derived with the old options are
 * not reused.
 */
const RECIPE = "3";

/** A derived picture for pages, and the names of its files. */
export interface DerivedImage {
  picture: Picture;
  files: string[];
}

const limit = pLimit(availableParallelism());

export interface DeriveOptions {
  cacheDir: string;
  /** The path under which the site is served, with a slash at both ends. */
  base: string;
  /** Called after the encoding of each picture. */
  onProgress: (done: number, total: number) => void;
}

/** Derives the pictures that are not in the cache, and returns all derived pictures by hash. */
export async function deriveImages(
  images: readonly ImageFile[],
  { cacheDir, base, onProgress }: DeriveOptions,
): Promise<Map<string, DerivedImage>> {
  const cache = mediaCache(cacheDir);
  const distinctImages = [...new Map(images.map((image) => [image.hash, image])).values()];
  const missing = distinctImages.filter((image) => !cache.images[keyOf(image)]);
  await mkdir(cache.dir, { recursive: true });
  let done = 0;
  const deriveOne = async (image: ImageFile) => {
    await derive(image, cache);
    onProgress(++done, missing.length);
  };
  await Promise.all(missing.map((image) => limit(deriveOne, image)));
  if (missing.length > 0) await cache.save();
  return new Map(distinctImages.map((image) => [image.hash, derivedOf(image, cache, base)]));
}

/** Returns a function that looks up a cached picture by the picture's hash. */
export function cachedImageFinder(cacheDir: string): (hash: string) => CachedImages[string] | undefined {
  const { images } = mediaCache(cacheDir);
  return (hash) => {
    const cached = images[keyOf({ hash })];
    return cached && { width: cached.width, height: cached.height, format: cached.format };
  };
}

function widthsOf({ width }: ImageFile): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((candidate) => candidate < largest * 0.9), largest];
}

function variantsOf(image: ImageFile): [width: number, format: Format][] {
  const formats = Object.keys(FORMATS) as Format[];
  return widthsOf(image).flatMap((width) => formats.map((format): [number, Format] => [width, format]));
}

const keyOf = ({ hash }: Pick<ImageFile, "hash">) => `${hash}-${RECIPE}`;
const nameOf = (image: ImageFile, width: number, format: Format) => `${keyOf(image)}-${width}.${format}`;

async function derive(image: ImageFile, cache: MediaCache): Promise<void> {
  const { default: sharp } = await import("sharp");
  const original = sharp(await readFile(image.file)).autoOrient();
  for (const [width, format] of variantsOf(image)) {
    const file = path.join(cache.dir, nameOf(image, width, format));
    const temporaryFile = `${file}.${process.pid}`;
    await FORMATS[format](original.clone().resize({ width })).toFile(temporaryFile);
    await rename(temporaryFile, file);
  }
  const rows = original
    .clone()
    .resize({ width: 1, height: PLACEHOLDER_ROWS, fit: "fill" })
    .flatten()
    .toColourspace("srgb");
  const { width, height, format } = image;
  const placeholder = (await rows.raw().toBuffer()).toString("hex");
  cache.images[keyOf(image)] = { width, height, format, placeholder };
}

/** Shortens colours, such as `738fff` to `78f`, because a placeholder is visible only for a moment. */
const shortenColours = (colours: string) => colours.replace(/(.)./g, "$1");

function derivedOf(image: ImageFile, cache: MediaCache, base: string): DerivedImage {
  const widths = widthsOf(image);
  const address = (each: number) => mediaAddress(base, nameOf(image, each, "webp"));
  const { width, height } = image;
  return {
    picture: {
      src: address(widths.at(-1) ?? width),
      srcSet: widths.map((each) => `${address(each)} ${each}w`).join(", "),
      width,
      height,
      placeholder: shortenColours(cache.images[keyOf(image)]?.placeholder ?? ""),
    },
    files: variantsOf(image).map((variant) => nameOf(image, ...variant)),
  };
}

type CachedImage = CachedImages[string] & { placeholder: string };

interface MediaCache {
  /** The folder of the derived files. */
  dir: string;
  /** Pictures whose derived files are complete. The key is the picture's hash and `RECIPE`. */
  images: Record<string, CachedImage>;
  save: () => Promise<unknown>;
}

/** Opens the cache of derived pictures, which stays on disk between builds. */
function mediaCache(cacheDir: string): MediaCache {
  const dir = path.join(cacheDir, MEDIA);
  const index = path.join(cacheDir, "drawn.json");
  const images = readSavedJson<MediaCache["images"]>(index) ?? {};
  return { dir, images, save: () => writeAtomically(index, JSON.stringify(images)) };
}
