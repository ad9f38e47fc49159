import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Files that outlive a build, by a name that says what they were made of. What is built holds links to them. */
export class KeptFiles {
  readonly #making = new Map<string, Promise<string>>();
  readonly #used = new Set<string>();
  /** To ask the disk for each of a hundred thousand takes longer than to read the folder. */
  readonly #names: Set<string>;
  /** To put a path together by the rules of paths takes longer than all else that is asked of a file that is there. */
  readonly #before: string;

  constructor(readonly dir: string) {
    mkdirSync(dir, { recursive: true });
    this.#before = path.join(dir, path.sep);
    this.#names = new Set(readdirSync(dir));
  }

  /** Whether a path is that of such a file, whose name says what is in it. */
  holds(file: string): boolean {
    return file.startsWith(this.#before);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The path of a file that is there, without a promise, which for each of a hundred thousand takes time. */
  find(name: string): string | undefined {
    if (!this.has(name)) return undefined;
    this.#used.add(name);
    return this.#before + name;
  }

  /** The path of a file, which is made where it is not there yet; once, also where two ask for it at the same time. */
  get(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    this.#used.add(name);
    const making = this.#making.get(name) ?? this.#make(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make(name: string, make: () => Promise<string | Uint8Array>): Promise<string> {
    return this.find(name) ?? this.put(name, await make());
  }

  /** The path of a file with this content, which is written where it is not there yet. */
  put(name: string, content: string | Uint8Array): string {
    const there = this.find(name);
    if (there !== undefined) return there;
    const file = this.#before + name;
    // Two who make the same file at the same moment each finish their own. To hand a small file to another thread takes
    // longer than to write it.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
    this.#used.add(name);
    this.#names.add(name);
    return file;
  }

  /** Removes the files that nobody asked for and to which nothing that was built links any more. */
  trim(): void {
    for (const name of this.#names) {
      if (this.#used.has(name)) continue;
      const file = this.#before + name;
      if (statSync(file, { throwIfNoEntry: false })?.nlink === 1) rmSync(file, { force: true });
    }
  }
}
