/** Compressed copies beside the files, for servers that send them as they are. */
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|rss|atom|webmanifest)$/;

/** A file of fewer bytes is not worth a compressed copy. */
const LEAST = 256;

/** How hard to compress: each lower step is several times as fast, and the result slightly larger. */
export type Effort = "best" | "good" | "fast";

const QUALITY: Record<Effort, number> = { best: constants.BROTLI_MAX_QUALITY, good: 10, fast: 6 };

const methods = {
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

/** Writes `file.br` and `file.gz`; returns the files that were written. */
export async function compress(file: string, bytes: Buffer, effort: Effort): Promise<string[]> {
  if (!isCompressible(file) || bytes.length < LEAST) return [];
  return Promise.all(
    Object.entries(methods).map(async ([ending, method]) => {
      const target = `${file}.${ending}`;
      await writeFile(target, await method(bytes, effort));
      return target;
    }),
  );
}
