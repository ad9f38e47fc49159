/** Converts an uploaded picture for the content: upright, no larger than the site shows it, without metadata. */
import pLimit from "p-limit";
import type { Metadata, Sharp } from "sharp";
import { WIDTHS } from "../../compiler/pictures/derive-images.ts";
import { measure, type ImageFile } from "../../compiler/pictures/measure.ts";
import { decodeHeic } from "./decode-heic.ts";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../refusal.ts";

type PictureFormat = ImageFile["format"];

interface AcceptedKind {
  /** The format in which the picture is stored. */
  format: PictureFormat;
  /** The message for the person editing if the picture cannot be read. */
  unreadable: string;
  /** Whether a file that sharp cannot decode is passed to the HEIC decoder. */
  isHeic?: boolean;
}

const KINDS: readonly [signature: RegExp, kind: AcceptedKind | Refusal][] = [
  [/^\xff\xd8\xff/, { format: "jpeg", unreadable: messages.preparing.damaged }],
  [/^\x89PNG/, { format: "png", unreadable: messages.preparing.damaged }],
  [/^RIFF.{4}WEBP/s, { format: "webp", unreadable: messages.preparing.damaged }],
  [/^GIF8/, { format: "webp", unreadable: messages.preparing.damaged }],
  [/^.{4}ftypavi[fs]/s, { format: "webp", unreadable: messages.preparing.damaged }],
  // Files with these signatures are decoded with sharp if possible, because some of them contain AVIF.
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, { format: "webp", unreadable: messages.preparing.heic, isHeic: true }],
  [/^(?:.{4}ftyp|.E\xdf\xa3)/s, { refusal: messages.preparing.video }],
  // The raw files of most cameras begin like TIFF. They contain a tiny preview, which would be mistaken for the
  // picture.
  [/^(?:II\*|MM.\*)/s, { refusal: messages.preparing.raw }],
  [/^8BPS/, { refusal: messages.preparing.photoshop }],
  [/^%PDF/, { refusal: messages.preparing.pdf }],
  [/^[^]*<svg/i, { refusal: messages.preparing.svg }],
];

/** Detects the kind of a file from its first bytes, because the file name may be wrong. */
function detectKind(bytes: Buffer): AcceptedKind | Refusal {
  if (bytes.length === 0) return { refusal: messages.preparing.empty };
  const start = bytes.toString("latin1", 0, 1000);
  return KINDS.find(([signature]) => signature.test(start))?.[1] ?? { refusal: messages.preparing.unknown };
}

/** The maximum size of an uploaded picture in bytes, which even the largest camera files do not exceed. */
export const MAXIMUM_BYTES = 40_000_000;
const MAXIMUM_PIXELS = 120_000_000;

/**
 * The maximum size of a stored picture in pixels. Pages show no picture wider than this width, and a picture that is
 * taller than twice its width is never visible as a whole.
 */
const MAXIMUM_WIDTH = Math.max(...WIDTHS);
const MAXIMUM_SIZE = { width: MAXIMUM_WIDTH, height: 2 * MAXIMUM_WIDTH };

/** Encoders that compress nearly without loss, because the site derives its own files from the result. */
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

/** Limits concurrency, because decoding a large photograph needs hundreds of megabytes of memory. */
const limit = pLimit(2);

export async function preparePicture(bytes: Buffer): Promise<PreparedPicture | Refusal> {
  if (bytes.length > MAXIMUM_BYTES) return { refusal: messages.preparing.tooHeavy(MAXIMUM_BYTES / 1e6) };
  const kind = detectKind(bytes);
  if ("refusal" in kind) return kind;
  return limit(() => prepare(bytes, kind)).catch(() => ({ refusal: kind.unreadable }));
}

async function prepare(bytes: Buffer, { format, isHeic = false }: AcceptedKind): Promise<PreparedPicture | Refusal> {
  if (!isHeic) return encode(bytes, format);
  return encode(bytes, format).catch(async () => encode(await decodeHeic(bytes, MAXIMUM_SIZE), "jpeg"));
}

/**
 * Encodes the picture for storage, unless its bytes can be stored unchanged. Throws if the bytes are not a complete
 * picture.
 */
async function encode(bytes: Buffer, format: PictureFormat): Promise<PreparedPicture | Refusal> {
  const { default: sharp } = await import("sharp");
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const refusal = refusalOf(metadata);
  if (refusal) return { refusal };
  // Warnings are treated as errors, because the decoder reports damaged JPEG data only as a warning.
  const image = sharp(bytes, { failOn: "warning", limitInputPixels: MAXIMUM_PIXELS });
  const upright = image.autoOrient().resize({ ...MAXIMUM_SIZE, fit: "inside", withoutEnlargement: true });
  const encoded = await ENCODERS[format](upright.toColourspace("srgb")).toBuffer();
  const stored = canStoreUnchanged(bytes, metadata, format) ? bytes : encoded;
  const size = await measure(stored);
  if (!size) throw new Error("the compiler would not read what was drawn");
  return { bytes: stored, format, orientation: size.width > size.height ? "landscape" : "portrait" };
}

function refusalOf({ width, height, pages = 1 }: Metadata): string | undefined {
  if (width * height > MAXIMUM_PIXELS) return messages.preparing.tooLarge(width, height);
  if (pages > 1) return messages.preparing.animated;
  return undefined;
}

/** Checks whether a picture can be stored unchanged, because encoding it again would only lose quality. */
function canStoreUnchanged(bytes: Buffer, metadata: Metadata, format: PictureFormat): boolean {
  const { width, height, space } = metadata;
  const fits = width <= MAXIMUM_SIZE.width && height <= MAXIMUM_SIZE.height;
  return fits && metadata.format === format && (space === "srgb" || space === "b-w") && isBare(bytes, format);
}

/** A part of a file; `end` is the offset of the next part. */
interface Part {
  type: string;
  end: number;
}

/** The layout of each format: the offset of the first part, and a function that reads the part at an offset. */
const LAYOUTS: Record<PictureFormat, { first: number; read: (bytes: Buffer, at: number) => Part }> = {
  jpeg: { first: 2, read: readSegment },
  png: {
    first: 8,
    read: (bytes, at) => ({
      type: bytes.toString("latin1", at + 4, at + 8),
      end: at + 12 + bytes.readUInt32BE(at),
    }),
  },
  webp: {
    first: 12,
    read: (bytes, at) => {
      const size = bytes.readUInt32LE(at + 4);
      return { type: bytes.toString("latin1", at, at + 4), end: at + 8 + size + (size % 2) };
    },
  },
};

const ALLOWED_PARTS: Record<PictureFormat, RegExp> = {
  // JPEG files may have tables, frames, scans, and the segments JFIF and Adobe, which describe the colours.
  jpeg: /^(?:c[0-9a-f]|d[9abd]|JFIF|ee)$/,
  png: /^(?:IHDR|PLTE|tRNS|IDAT|IEND|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)$/,
  webp: /^(?:VP8[ LX]|ALPH)$/,
};

/**
 * Checks that a file holds a picture and nothing else. Other parts may reveal the place, the camera or the person
 * (EXIF, XMP, comments, a thumbnail, data after the end).
 */
function isBare(bytes: Buffer, format: PictureFormat): boolean {
  const { first, read } = LAYOUTS[format];
  let at = first;
  // A part of a JPEG file has at least 2 bytes (the end marker). In other formats, the header of a part has 8 bytes.
  while (at + (format === "jpeg" ? 2 : 8) <= bytes.length) {
    const { type, end } = read(bytes, at);
    if (!ALLOWED_PARTS[format].test(type)) return false;
    at = end;
  }
  return at === bytes.length;
}

/** Reads a JPEG segment: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function readSegment(bytes: Buffer, at: number): Part {
  const type = bytes.toString("hex", at + 1, at + 2);
  if (bytes[at] !== 0xff || type === "d9") return { type: bytes[at] === 0xff ? type : "", end: at + 2 };
  const size = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
  const end = at + 2 + size;
  if (type === "da") return { type, end: endOfScan(bytes, end) };
  // A JFIF segment of any other size is not allowed, because it has a thumbnail.
  return { type: type === "e0" && size === 16 ? "JFIF" : type, end };
}

/** Returns the end of a scan: the next marker that is neither an escaped byte nor a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while ((at = bytes.indexOf(0xff, at)) >= 0) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
    at += marker === 0xff ? 1 : 2;
  }
  return bytes.length + 1;
}
