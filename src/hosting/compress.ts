/** Compressed copies beside the files whose kind gets smaller, for servers that send them as they are. */
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|rss|atom|webmanifest)$/;

/** Below this, in bytes, a smaller copy is not worth another file. */
const LEAST = 1024;

const methods = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Ending that each compressed copy has after the file's own. */
export const COMPRESSED_ENDINGS = Object.keys(methods).map((method) => `.${method}`);

/** Writes `file.br` and `file.gz`; answers the files that were written. */
export async function compress(file: string): Promise<string[]> {
  if (!COMPRESSIBLE.test(file)) return [];
  const bytes = await readFile(file);
  if (bytes.length < LEAST) return [];
  return Promise.all(
    Object.entries(methods).map(async ([ending, method]) => {
      const target = `${file}.${ending}`;
      await writeFile(target, await method(bytes));
      return target;
    }),
  );
}
