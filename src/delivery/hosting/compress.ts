/** Makes compressed copies of files, for servers that send such copies instead of compressing each response. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileCache } from "../../shared/files/file-cache.ts";

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|rss|atom|webmanifest)$/;

/** Smallest file that gets copies, in bytes. */
const MIN_SIZE = 256;

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW, BROTLI_PARAM_SIZE_HINT: SIZE } = constants;

/**
 * Options of Brotli. `best` is for files that readers cache until the code changes. `quick` is for files of the
 * content, which every build waits for. `quick` takes 1/40 of the time of `best`, and makes a page 7 % larger. The
 * window of `quick` is 64 KB and needs 1/16 of the memory, because allocating more memory takes longer than compressing
 * a page.
 */
const EFFORTS = {
  best: { [QUALITY]: constants.BROTLI_MAX_QUALITY },
  quick: { [QUALITY]: 9, [WINDOW]: 16 },
};

type Effort = keyof typeof EFFORTS;

const METHODS = {
  br: (bytes: Buffer, effort: Effort) =>
    promisify(brotliCompress)(bytes, {
      params: { [SIZE]: bytes.length, ...EFFORTS[effort] },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export const isCompressible = (file: string) => COMPRESSIBLE.test(file);

export interface Compressible {
  /** Identifies the content of the file. */
  key: string;
  read: () => Buffer;
  effort: Effort;
}

/** Copies of a file, each as a pair: the extension (`br` or `gz`) and the path of the copy. */
export type Copies = (readonly [string, string])[];

const nameOf = ({ key, effort }: Compressible, ending: string) => `${key}-${effort}.${ending}`;

/** Returns the copies that an earlier build made of the same content; `undefined` if any is missing. */
export function findCopies(file: Compressible, cache: FileCache): Copies | undefined {
  const copies = Object.keys(METHODS).map((ending) => [ending, cache.find(nameOf(file, ending))] as const);
  return copies.every((copy): copy is Copies[number] => copy[1] !== undefined) ? copies : undefined;
}

export function compress(file: Compressible, cache: FileCache): Promise<Copies> {
  const bytes = file.read();
  const methods = bytes.length < MIN_SIZE ? [] : Object.entries(METHODS);
  const copies = methods.map(
    async ([ending, method]) =>
      [ending, await cache.get(nameOf(file, ending), () => method(bytes, file.effort))] as const,
  );
  return Promise.all(copies);
}
