import { readFileSync, statSync } from "node:fs";
import { FolderWriter } from "./folder-writer.ts";
import { listFiles } from "./list-files.ts";

/**
 * A planned file: its content, or the path of a file to link (`source`). `mayChange` tells whether the content of the
 * source may change while its name stays the same.
 */
type PlannedFile = { content: string | Uint8Array } | { source: string; mayChange: boolean };

/** Plan of the files of a folder. Paths are relative to the folder and have `/` as separator. */
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

  /** Moves a file to another plan. */
  move(name: string, to: FolderPlan, newName: string): void {
    to.#files.set(newName, this.#file(name));
    this.#files.delete(name);
  }

  /** Adds the files of another plan below a folder of this plan. `folder` is `""` or ends with a slash. */
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

  /** Returns the size of a file in bytes. */
  sizeInBytes(name: string): number {
    const file = this.#file(name);
    return "source" in file ? statSync(file.source).size : Buffer.byteLength(file.content);
  }

  /**
   * Yields the path and the source of each file. The source is `""` for a file without a source, or with a source that
   * may change.
   */
  *sources(): Generator<[name: string, source: string]> {
    for (const [name, file] of this.#files) yield [name, "content" in file || file.mayChange ? "" : file.source];
  }

  /**
   * Makes a folder contain exactly the planned files. A file that is already linked to its source is not linked again.
   * `knownSources` are the sources of the files in the folder, if they are known.
   */
  make(dir: string, knownSources?: ReadonlyMap<string, string>): void {
    const folder = new FolderWriter(dir);
    // Files are removed first, because a file may be planned at the path of an existing folder.
    for (const name of knownSources?.keys() ?? listFiles(dir)) if (!this.has(name)) folder.remove(name);
    for (const [name, file] of this.#files) {
      if ("content" in file) folder.write(name, file.content);
      else if (file.mayChange || knownSources?.get(name) !== file.source) folder.link(name, file.source);
    }
  }

  #file(name: string): PlannedFile {
    const file = this.#files.get(name);
    if (!file) throw new Error(`${name} is not planned`);
    return file;
  }
}
