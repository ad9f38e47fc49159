import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A folder that is put together, of new files and of links to files that are there. Paths in it have `/`. */
export class NewFolder {
  readonly files = new Set<string>();
  /** Path in the folder → the file to which it is a link. */
  readonly sources = new Map<string, string>();
  readonly #folders = new Set<string>();

  constructor(readonly dir: string) {}

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(this.#open(name), content);
  }

  /** A file that is in the folder already stays, as one in another letter case does where that does not count. */
  link(name: string, file: string): void {
    const to = this.#open(name);
    this.sources.set(name, file);
    try {
      linkSync(file, to);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") throw error;
      // Not every file system has links, and none has them across disks.
      if (code !== "EEXIST") copyFileSync(file, to);
    }
  }

  /** Gives a file to another folder on the same disk, which may have it already. */
  move(name: string, to: NewFolder, newName: string): void {
    const file = path.join(this.dir, name);
    // Renaming does nothing between two links of the same file.
    if (to.files.has(newName)) rmSync(file);
    else renameSync(file, to.#open(newName));
    this.files.delete(name);
  }

  /** Path of a new file, in a folder that is made when it is first needed. */
  #open(name: string): string {
    const file = path.join(this.dir, name);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.files.add(name);
    return file;
  }
}
