/**
 * Decodes HEIC photos, which sharp cannot decode because its libheif has no HEVC decoder. The decoder is an optional
 * WebAssembly package and runs in a separate process, so that a hostile file can neither block nor end the editor.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { crc32, deflateSync } from "node:zlib";

/** The maximum size of a photo in pixels. The largest photos of phones have 50 million pixels. */
const MAXIMUM_PIXELS = 64_000_000;
/** Bytes of a decoded pixel: red, green, blue and alpha. */
const CHANNELS = 4;
/** Time after which the decoder is stopped, in milliseconds. A photo of 12 million pixels takes a few seconds. */
const TIMEOUT = 50_000;

const DECODER = `
  const decode = require(process.argv[1]);
  require("node:stream/consumers").buffer(process.stdin).then(async (buffer) => {
    const { width, height, data } = await decode({ buffer });
    process.stdout.write(Uint32Array.of(width, height));
    process.stdout.write(data);
  });
`;

const run = promisify(execFile);

/**
 * Returns the upright photo as PNG, with its colour profile and no other metadata, no larger than `size`. Throws if the
 * package is not installed, if the bytes are not a complete photo, or if the photo is too large.
 */
export async function decodeHeic(bytes: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const { width, height, icc } = await sharp(bytes).metadata();
  if (width * height > MAXIMUM_PIXELS) throw new Error("The photo is too large to decode");
  const { pixels, ...raw } = await decode(bytes);
  const picture = sharp(pixels, { raw: { ...raw, channels: CHANNELS } });
  const png = await picture
    .resize({ ...size, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  return icc ? withProfile(png, icc) : png;
}

async function decode(bytes: Buffer) {
  const decoder = createRequire(import.meta.url).resolve("heic-decode");
  const decoding = run(process.execPath, ["-e", DECODER, decoder], {
    encoding: "buffer",
    maxBuffer: (MAXIMUM_PIXELS + 2) * CHANNELS,
    timeout: TIMEOUT,
    killSignal: "SIGKILL",
  });
  // If the decoder ends early, writing to it fails. This error is ignored, because `decoding` reports the reason.
  decoding.child.stdin?.on("error", () => {}).end(bytes);
  const { stdout } = await decoding;
  return { width: stdout.readUInt32LE(0), height: stdout.readUInt32LE(4), pixels: stdout.subarray(8) };
}

/** Adds a colour profile after the header of a PNG file: https://www.w3.org/TR/png-3/#11iCCP */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const headerEnd = 33;
  const chunk = Buffer.concat([Buffer.from("iCCPicc\0\0"), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, headerEnd), length, chunk, checksum, png.subarray(headerEnd)]);
}
