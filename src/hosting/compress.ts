/** Compressed copies beside the files, for servers that send them as they are. */
import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { KeptFiles } from "../files/kept-files.ts";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|rss|atom|webmanifest)$/;

/** A file of fewer bytes is not worth a compressed copy. */
const LEAST = 256;

/** How hard to compress: each lower step is several times as fast, and the result slightly larger. */
export type Effort = "best" | "good" | "fast";

const QUALITY: Record<Effort, number> = { best: constants.BROTLI_MAX_QUALITY, good: 8, fast: 5 };

const METHODS = {
  br: (bytes: Buffer, effort: Effort) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort],
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

/** The copies of a file, by their endings: kept by what it says, because the next build has most of them again. */
export async function compress(
  bytes: Buffer,
  effort: Effort,
  kept: KeptFiles,
): Promise<[ending: string, file: string][]> {
  if (bytes.length < LEAST) return [];
  const name = `${hash("sha256", bytes).slice(0, 32)}-${effort}`;
  const copies = Object.entries(METHODS).map(async ([ending, method]): Promise<[string, string]> => {
    return [ending, await kept.get(`${name}.${ending}`, () => method(bytes, effort))];
  });
  return Promise.all(copies);
}
