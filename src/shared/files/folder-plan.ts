import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { FolderWriter } from "./folder-writer.ts";

/** A content of its own, or the path of a file to which it will be a link. */
type PlannedFile = { content: string | Uint8Array } | { source: string };

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

  link(name: string, source: string): void {
    this.#files.set(name, { source });
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

  /** Makes a folder hold this and nothing else; what it holds of it already stays. */
  make(dir: string): void {
    this.#prune(dir, "");
    const folder = new FolderWriter(dir);
    for (const [name, file] of this.#files) {
      if ("source" in file) folder.link(name, file.source);
      else folder.write(name, file.content);
    }
  }

  /** Removes what is not planned, before anything is added: a file may be where a folder was. */
  #prune(dir: string, prefix: string): void {
    for (const entry of entriesOf(dir)) {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) this.#prune(file, `${prefix}${entry.name}/`);
      else if (!this.has(prefix + entry.name)) rmSync(file);
    }
    if (entriesOf(dir).length === 0 && prefix) rmdirSync(dir);
  }

  #file(name: string): PlannedFile {
    const file = this.#files.get(name);
    if (!file) throw new Error(`${name} is not planned`);
    return file;
  }
}

function entriesOf(dir: string) {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
