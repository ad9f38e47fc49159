/**
 * Whether bytes hold a picture and nothing else: what is beside it may tell of the place, the camera
 * and the person (EXIF, XMP, comments, a thumbnail, what follows the end).
 */
import type { PictureFormat } from "./picture-format.ts";

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

export function isBare(bytes: Buffer, format: PictureFormat): boolean {
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
