import type { Sharp } from "sharp";

/**
 * Decoders that read all the data of a picture, so that damage near the end is found. PNG and WebP are resized to a
 * small copy, which takes a third of the time. JPEG is not resized, because its decoder would then skip data.
 */
const DECODERS: Record<ImageFile["format"], (image: Sharp) => Sharp> = {
  jpeg: (image) => image,
  png: (image) => image.resize({ width: 8 }),
  webp: (image) => image.resize({ width: 8 }),
};

const isFormat = (format: string): format is ImageFile["format"] => format in DECODERS;

/** Measures a picture; returns `undefined` if the bytes are not a complete picture of an allowed format. */
export async function measure(bytes: Buffer): Promise<CachedImages[string] | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (!isFormat(format)) return undefined;
    await DECODERS[format](sharp(bytes)).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, format };
  } catch {
    return undefined;
  }
}

/** A picture. Its size in pixels respects the EXIF orientation. */
export interface ImageFile {
  file: string;
  hash: string;
  width: number;
  height: number;
  format: "jpeg" | "png" | "webp";
}

/** The sizes and formats of cached pictures, by hash. */
export type CachedImages = Record<string, Omit<ImageFile, "file" | "hash">>;

/** The minimum length in pixels of a picture's shorter side; a smaller picture would be invisible. */
export const SHORTEST_SIDE = 3;

/**
 * The maximum length in pixels of a picture's longer side. WebP does not allow more:
 * https://developers.google.com/speed/webp/faq
 */
export const LONGEST_SIDE = 16_383;
