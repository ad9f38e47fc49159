/** Bytes from an editor → a picture as content has them: upright, no larger than the site shows it, without metadata. */
import pLimit from "p-limit";
import type { Metadata, Sharp } from "sharp";
import { WIDTHS } from "../../compiler/pictures/derive.ts";
import { measure } from "../../compiler/pictures/measure.ts";
import { isBare } from "./bare-picture.ts";
import { words } from "../../words/words.ts";
import type { Refusal } from "../removed.ts";
import { formatOf, type PictureFormat } from "./picture-format.ts";

/** What the largest cameras write. */
export const MAXIMUM_BYTES = 40_000_000;
const MAXIMUM_PIXELS = 120_000_000;

/** Pages are given widths; of a picture that is higher than twice its width nobody sees the whole at once. */
const WIDEST = Math.max(...WIDTHS);
const LARGEST = { width: WIDEST, height: 2 * WIDEST };

/** Nearly without loss: the site derives its own files from it. */
const ENCODERS: Record<PictureFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 92, chromaSubsampling: "4:4:4" }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp({ quality: 92 }),
};

export interface PreparedPicture {
  bytes: Buffer;
  format: PictureFormat;
  orientation: "portrait" | "landscape";
}

/** A photograph of the largest size fills hundreds of megabytes while it is drawn. */
const limit = pLimit(2);

export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | Refusal> {
  if (bytes.length > MAXIMUM_BYTES) return { refusal: words.preparing.tooHeavy(MAXIMUM_BYTES / 1e6) };
  const kind = formatOf(bytes);
  if ("refusal" in kind) return kind;
  return limit(() => draw(bytes, kind.format)).catch(() => ({ refusal: kind.unreadable }));
}

/** Throws where the bytes are no whole picture. */
async function draw(bytes: Buffer, format: PictureFormat): Promise<PreparedPicture | Refusal> {
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const refusal = refusalOf(metadata);
  if (refusal) return { refusal };
  // Scrambled data of a JPEG file is only a warning to its decoder.
  const image = sharp(bytes, { failOn: "warning", limitInputPixels: MAXIMUM_PIXELS });
  const upright = image.autoOrient().resize({ ...LARGEST, fit: "inside", withoutEnlargement: true });
  const drawn = await ENCODERS[format](upright.toColourspace("srgb")).toBuffer();
  const kept = isAsWanted(bytes, metadata, format) ? bytes : drawn;
  const measured = await measure(kept);
  if (!measured) throw new Error("the compiler would not read what was drawn");
  return { bytes: kept, format, orientation: measured.width > measured.height ? "landscape" : "portrait" };
}

function refusalOf({ width, height, pages = 1 }: Metadata): string | undefined {
  if (width * height > MAXIMUM_PIXELS) return words.preparing.tooLarge(width, height);
  if (pages > 1) return words.preparing.animated;
  return undefined;
}

/** Drawn anew, it would only lose. */
function isAsWanted(bytes: Buffer, metadata: Metadata, format: PictureFormat): boolean {
  const { width, height, space } = metadata;
  const fits = width <= LARGEST.width && height <= LARGEST.height;
  return fits && metadata.format === format && (space === "srgb" || space === "b-w") && isBare(bytes, format);
}
