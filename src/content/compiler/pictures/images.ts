/**
 * The size, format and hash of pictures. The data are cached by hash, so that sharp is loaded only for new pictures.
 * Loading sharp takes as long as reading a hundred documents.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { type ImageFile, type CachedImages, measure } from "./measure.ts";
import { type FileMemory, stampOf } from "../read/files/file-memory.ts";

const limit = pLimit(availableParallelism());

export class Images {
  readonly cache: CachedImages;
  readonly #files = new Map<string, ImageFile | undefined>();
  readonly #fingerprints: FileMemory["fingerprints"] | undefined;

  /**
   * Creates the list of pictures. `findDerived` looks up a picture that an earlier build derived, by the picture's
   * hash.
   */
  constructor(
    cachedImages: CachedImages,
    memory?: FileMemory,
    readonly findDerived: (fingerprint: string) => CachedImages[string] | undefined = () => undefined,
  ) {
    this.cache = Object.assign(memory?.images ?? {}, cachedImages);
    this.#fingerprints = memory?.fingerprints;
  }

  /** Inspects pictures by their absolute paths. */
  async inspect(files: Iterable<string>): Promise<void> {
    await Promise.all([...files].map((file) => limit(() => this.#inspectOne(file))));
  }

  /** Returns an inspected picture; `undefined` if the file is not a readable picture. */
  find(file: string): ImageFile | undefined {
    return this.#files.get(file);
  }

  /** Returns every readable picture that was inspected. */
  all(): ImageFile[] {
    return [...this.#files.values()].filter((image) => image !== undefined);
  }

  async #inspectOne(file: string): Promise<void> {
    // Files are read synchronously, because for many small files this is several times faster than with promises.
    const stamp = this.#fingerprints && stampOf(file);
    const cachedFingerprint = stamp && this.#fingerprints?.get(stamp);
    const bytes = cachedFingerprint && this.cache[cachedFingerprint] ? undefined : readFileSync(file);
    const fingerprint = bytes ? hash("sha256", bytes).slice(0, 12) : String(cachedFingerprint);
    if (stamp) this.#fingerprints?.set(stamp, fingerprint);
    const properties = this.cache[fingerprint] ?? this.findDerived(fingerprint) ?? (bytes && (await measure(bytes)));
    if (properties) this.cache[fingerprint] = properties;
    this.#files.set(file, properties && { file, hash: fingerprint, ...properties });
  }
}

/** Returns the published name of a file, which contains the hash of the file's content. */
export function publishedName(file: string): string {
  const extension = /\.\w+$/.exec(file)?.[0].toLowerCase() ?? "";
  return `${hash("sha256", readFileSync(file)).slice(0, 12)}${extension}`;
}
