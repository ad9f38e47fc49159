import { readFileSync, statSync } from "node:fs";
import { FolderWriter } from "./folder-writer.ts";
import { listFiles } from "./list-files.ts";

/** A content of its own, or the path of a file to which it will be a link. `mayChange`: its name does not say what is in it. */
type PlannedFile = { content: string | Uint8Array } | { source: string; mayChange: boolean };

/** What a folder shall hold. Paths in it have `/`. */
export class FolderPlan {
  readonly #files = new Map<string, PlannedFile>();

  get size(): number {
    return this.#files.size;
  }

  names(): string[] {
    return [...this.#files.keys()];
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  write(name: string, content: string | Uint8Array): void {
    this.#files.set(name, { content });
  }

  link(name: string, source: string, { mayChange = false } = {}): void {
    this.#files.set(name, { source, mayChange });
  }

  copy(name: string, newName: string): void {
    this.#files.set(newName, this.#file(name));
  }

  /** Gives a file to another folder. */
  move(name: string, to: FolderPlan, newName: string): void {
    to.#files.set(newName, this.#file(name));
    this.#files.delete(name);
  }

  /** Adds what another shall hold, in a folder of this one. */
  include(folder: string, plan: FolderPlan): void {
    for (const [name, file] of plan.#files) this.#files.set(`${folder}${name}`, file);
  }

  sourceOf(name: string): string | undefined {
    const file = this.#file(name);
    return "source" in file ? file.source : undefined;
  }

  read(name: string): Buffer {
    const file = this.#file(name);
    return "source" in file ? readFileSync(file.source) : Buffer.from(file.content);
  }

  /** In bytes. */
  weigh(name: string): number {
    const file = this.#file(name);
    return "source" in file ? statSync(file.source).size : Buffer.byteLength(file.content);
  }

  /** Path → the file to which it is a link; empty for what may say something else under the same name. */
  *sources(): Generator<[name: string, source: string]> {
    for (const [name, file] of this.#files) yield [name, "content" in file || file.mayChange ? "" : file.source];
  }

  /** Makes a folder hold this and nothing else; what it holds of it already stays. `noted`: the sources of what it holds, where they are known. */
  make(dir: string, noted?: ReadonlyMap<string, string>): void {
    const folder = new FolderWriter(dir);
    // First: a file may be where a folder was.
    for (const name of noted?.keys() ?? listFiles(dir)) if (!this.has(name)) folder.remove(name);
    for (const [name, file] of this.#files) {
      if ("content" in file) folder.write(name, file.content);
      else if (file.mayChange || noted?.get(name) !== file.source) folder.link(name, file.source);
    }
  }

  #file(name: string): PlannedFile {
    const file = this.#files.get(name);
    if (!file) throw new Error(`${name} is not planned`);
    return file;
  }
}
