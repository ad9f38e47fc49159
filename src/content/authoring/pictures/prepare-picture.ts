/** Bytes from an editor → a picture as content has them: upright, no larger than the site shows it, without metadata. */
import pLimit from "p-limit";
import type { Metadata, Sharp } from "sharp";
import { WIDTHS } from "../../compiler/pictures/derive-images.ts";
import { measure, type ImageFile } from "../../compiler/pictures/measure.ts";
import { messages } from "../../messages/messages.ts";
import type { Refusal } from "../deleting/trash.ts";

type PictureFormat = ImageFile["format"];

interface Taken {
  /** In which a picture of this kind is kept. */
  format: PictureFormat;
  /** What an editor is told where it cannot be read. */
  unreadable: string;
}

const KINDS: readonly [begins: RegExp, kind: Taken | Refusal][] = [
  [/^\xff\xd8\xff/, { format: "jpeg", unreadable: messages.preparing.damaged }],
  [/^\x89PNG/, { format: "png", unreadable: messages.preparing.damaged }],
  [/^RIFF.{4}WEBP/s, { format: "webp", unreadable: messages.preparing.damaged }],
  [/^GIF8/, { format: "webp", unreadable: messages.preparing.damaged }],
  [/^.{4}ftypavi[fs]/s, { format: "webp", unreadable: messages.preparing.damaged }],
  // Whether HEIC can be read depends on how the library was built.
  [/^.{4}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, { format: "webp", unreadable: messages.preparing.heic }],
  [/^(?:.{4}ftyp|.E\xdf\xa3)/s, { refusal: messages.preparing.video }],
  // The raw files of most cameras begin like TIFF, and hold a tiny picture that would be taken for them.
  [/^(?:II\*|MM.\*)/s, { refusal: messages.preparing.raw }],
  [/^8BPS/, { refusal: messages.preparing.photoshop }],
  [/^%PDF/, { refusal: messages.preparing.pdf }],
  [/^[^]*<svg/i, { refusal: messages.preparing.svg }],
];

/** What bytes are, told from how they begin: the name of a file says what its editor believes. */
function formatOf(bytes: Buffer): Taken | Refusal {
  if (bytes.length === 0) return { refusal: messages.preparing.empty };
  const beginning = bytes.toString("latin1", 0, 1000);
  return KINDS.find(([begins]) => begins.test(beginning))?.[1] ?? { refusal: messages.preparing.unknown };
}

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
  if (bytes.length > MAXIMUM_BYTES) return { refusal: messages.preparing.tooHeavy(MAXIMUM_BYTES / 1e6) };
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
  if (width * height > MAXIMUM_PIXELS) return messages.preparing.tooLarge(width, height);
  if (pages > 1) return messages.preparing.animated;
  return undefined;
}

/** Drawn anew, it would only lose. */
function isAsWanted(bytes: Buffer, metadata: Metadata, format: PictureFormat): boolean {
  const { width, height, space } = metadata;
  const fits = width <= LARGEST.width && height <= LARGEST.height;
  return fits && metadata.format === format && (space === "srgb" || space === "b-w") && isBare(bytes, format);
}

/** A part of a file, `end` being where the next begins. */
interface Part {
  type: string;
  end: number;
}

/** Where the first part begins, and how to read the one at a place. */
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

const BARE: Record<PictureFormat, RegExp> = {
  // Tables, frames and scans; JFIF and Adobe say how to read the colours.
  jpeg: /^(?:c[0-9a-f]|d[9abd]|JFIF|ee)$/,
  png: /^(?:IHDR|PLTE|tRNS|IDAT|IEND|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)$/,
  webp: /^(?:VP8[ LX]|ALPH)$/,
};

/**
 * Whether bytes hold a picture and nothing else: what is beside it may tell of the place, the camera
 * and the person (EXIF, XMP, comments, a thumbnail, what follows the end).
 */
function isBare(bytes: Buffer, format: PictureFormat): boolean {
  const { first, read } = LAYOUTS[format];
  let at = first;
  // The smallest part is the mark at the end of a JPEG file.
  while (at + (format === "jpeg" ? 2 : 8) <= bytes.length) {
    const { type, end } = read(bytes, at);
    if (!BARE[format].test(type)) return false;
    at = end;
  }
  return at === bytes.length;
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, annex B */
function readSegment(bytes: Buffer, at: number): Part {
  const type = bytes.toString("hex", at + 1, at + 2);
  if (bytes[at] !== 0xff || type === "d9") return { type: bytes[at] === 0xff ? type : "", end: at + 2 };
  const size = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
  const end = at + 2 + size;
  if (type === "da") return { type, end: endOfScan(bytes, end) };
  // With a thumbnail it is longer.
  return { type: type === "e0" && size === 16 ? "JFIF" : type, end };
}

/** A scan ends at a mark that neither stands for a letter of it nor only restarts it. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while ((at = bytes.indexOf(0xff, at)) >= 0) {
    const mark = bytes[at + 1] ?? 0;
    if (mark !== 0 && mark !== 0xff && (mark < 0xd0 || mark > 0xd7)) return at;
    at += mark === 0xff ? 1 : 2;
  }
  return bytes.length + 1;
}
