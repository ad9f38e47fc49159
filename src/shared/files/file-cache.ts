import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Cache of files whose names identify what they were made of. Built sites contain hard links to them. */
export class FileCache {
  readonly #making = new Map<string, Promise<string>>();
  readonly #used = new Set<string>();
  /** Names of the files in the folder, read once: asking the disk for each of a hundred thousand would take longer. */
  readonly #names: Set<string>;
  /** Beginning of all paths: joining a path takes longer than everything else that is asked of a file. */
  readonly #before: string;

  constructor(readonly dir: string) {
    mkdirSync(dir, { recursive: true });
    this.#before = path.join(dir, path.sep);
    this.#names = new Set(readdirSync(dir));
  }

  /** Whether a path is in the folder of the cache. */
  holds(file: string): boolean {
    return file.startsWith(this.#before);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /**
   * Path of a cached file; `undefined` if it is missing. Not a promise, which would take time for a hundred thousand
   * files.
   */
  find(name: string): string | undefined {
    if (!this.has(name)) return undefined;
    this.#used.add(name);
    return this.#before + name;
  }

  /** Path of a file, which is made if it is missing: once, even if two callers ask at the same time. */
  get(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    this.#used.add(name);
    const making = this.#making.get(name) ?? this.#make(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    return this.find(name) ?? this.put(name, await make());
  }

  /** Path of a file, which is written if it is missing. */
  put(name: string, content: string | Uint8Array): string {
    const there = this.find(name);
    if (there !== undefined) return there;
    const file = this.#before + name;
    // Two processes that make the same file each finish their own. Writing a small file takes less time than handing it
    // to another thread.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    this.#used.add(name);
    this.#names.add(name);
    return file;
  }

  /** Removes files that nobody asked for and to which no built site links. */
  trim(): void {
    for (const name of this.#names) {
      if (this.#used.has(name)) continue;
      const file = this.#before + name;
      if (statSync(file, { throwIfNoEntry: false })?.nlink === 1) rmSync(file, { force: true });
    }
  }
}
