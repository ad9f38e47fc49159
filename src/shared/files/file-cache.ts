import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Folder of generated files. A file is named after a hash of its input. Built sites have hard links to the files. */
export class FileCache {
  readonly #pending = new Map<string, Promise<string>>();
  readonly #used = new Set<string>();
  /**
   * Names of the files in the folder. They are read once, because checking a hundred thousand files on disk one by one
   * would take longer.
   */
  readonly #names: Set<string>;
  /**
   * Beginning of the paths of all files. It is computed only once, because `path.join` for each file would take longer
   * than everything else.
   */
  readonly #prefix: string;

  constructor(readonly dir: string) {
    mkdirSync(dir, { recursive: true });
    this.#prefix = path.join(dir, path.sep);
    this.#names = new Set(readdirSync(dir));
  }

  /** Whether a path is in the folder of the cache. */
  holds(file: string): boolean {
    return file.startsWith(this.#prefix);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Returns the path of a cached file and marks the file as used; returns `undefined` if the file is missing. The
   * result is not a promise, because creating a hundred thousand promises would take time.
   */
  find(name: string): string | undefined {
    if (!this.has(name)) return undefined;
    this.#used.add(name);
    return this.#prefix + name;
  }

  /**
   * Resolves to the path of a file. A missing file is made, but only once if two callers request it at the same time.
   */
  get(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    this.#used.add(name);
    const pending = this.#pending.get(name) ?? this.#make(name, make).finally(() => this.#pending.delete(name));
    this.#pending.set(name, pending);
    return pending;
  }

  async #make(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    return this.find(name) ?? this.put(name, await make());
  }

  /** Returns the path of a file, and first writes the file if it is missing. */
  put(name: string, content: string | Uint8Array): string {
    const existing = this.find(name);
    if (existing !== undefined) return existing;
    const file = this.#prefix + name;
    // Each process writes a temporary file of its own, so that two processes can make the same file. Files are written
    // synchronously, because handing a small file to another thread takes longer than writing it.
    const temporary = `${file}.${randomUUID()}`;
    writeFileSync(temporary, content);
    renameSync(temporary, file);
    this.#used.add(name);
    this.#names.add(name);
    return file;
  }

  /** Removes files that have not been used since the cache was opened and that no built site links to. */
  trim(): void {
    for (const name of this.#names) {
      if (this.#used.has(name)) continue;
      const file = this.#prefix + name;
      if (statSync(file, { throwIfNoEntry: false })?.nlink !== 1) continue;
      rmSync(file, { force: true });
      this.#names.delete(name);
    }
  }
}
