/** Compressed copies beside the files whose kind gets smaller, for servers that send them as they are. */
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|rss|atom|webmanifest)$/;

/** Below this, in bytes, a smaller copy is not worth another file. */
const LEAST = 256;

/** How long to try: each step down is several times as fast, for a few more bytes. */
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

/** Writes `file.br` and `file.gz`; answers the files that were written. */
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
