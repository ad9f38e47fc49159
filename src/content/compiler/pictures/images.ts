/**
 * The size, format and hash of pictures. These data are cached by hash, so that sharp is loaded only for new pictures:
 * loading sharp takes as long as reading a hundred documents.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { type ImageFile, type KnownImages, measure } from "./measure.ts";
import { type Memory, stampOf } from "../read/files/file-memory.ts";

const limit = pLimit(availableParallelism());

export class Images {
  readonly known: KnownImages;
  readonly #files = new Map<string, ImageFile | undefined>();
  readonly #fingerprints: Memory["fingerprints"] | undefined;

  /** Creates the list of pictures. `drawn` looks up a picture that an earlier build derived, by the picture's hash. */
  constructor(
    known: KnownImages,
    memory?: Memory,
    readonly drawn: (fingerprint: string) => KnownImages[string] | undefined = () => undefined,
  ) {
    this.known = Object.assign(memory?.images ?? {}, known);
    this.#fingerprints = memory?.fingerprints;
  }

  /** Inspects pictures by their absolute paths. */
  async inspect(files: Iterable<string>): Promise<void> {
    await Promise.all([...files].map((file) => limit(() => this.#inspectOne(file))));
  }

  /** Returns an inspected picture; `undefined` for a file that is no readable picture. */
  find(file: string): ImageFile | undefined {
    return this.#files.get(file);
  }

  /** Returns every readable picture that was inspected. */
  all(): ImageFile[] {
    return [...this.#files.values()].filter((image) => image !== undefined);
  }

  async #inspectOne(file: string): Promise<void> {
    // The file is read synchronously, because for many small files this is several times faster than promises.
    const stamp = this.#fingerprints && stampOf(file);
    const same = stamp && this.#fingerprints?.get(stamp);
    const bytes = same && this.known[same] ? undefined : readFileSync(file);
    const fingerprint = bytes ? hash("sha256", bytes).slice(0, 12) : String(same);
    if (stamp) this.#fingerprints?.set(stamp, fingerprint);
    const known = this.known[fingerprint] ?? this.drawn(fingerprint) ?? (bytes && (await measure(bytes)));
    if (known) this.known[fingerprint] = known;
    this.#files.set(file, known && { file, hash: fingerprint, ...known });
  }
}

/** Returns the published name of a file, which contains the hash of the file's content. */
export function publishedName(file: string): string {
  const ending = /\.\w+$/.exec(file)?.[0].toLowerCase() ?? "";
  return `${hash("sha256", readFileSync(file)).slice(0, 12)}${ending}`;
}
