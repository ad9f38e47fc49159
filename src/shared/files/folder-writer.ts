import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Puts files into a folder, in place of what is there. Paths in it have `/`. */
export class FolderWriter {
  readonly #folders = new Set<string>();

  constructor(readonly dir: string) {}

  write(name: string, content: string | Uint8Array): void {
    writeFileSync(this.#open(name), content);
  }

  /** A link that is there already stays. */
  link(name: string, source: string): void {
    const file = path.join(this.dir, name);
    if (isSame(file, source)) return;
    try {
      linkSync(source, this.#open(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") throw error;
      // Not every file system has links, and none has them across disks.
      copyFileSync(source, file);
    }
  }

  /** Path of a new file, in a folder that is made when it is first needed. */
  #open(name: string): string {
    const file = path.join(this.dir, name);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    // What is written into a link would be written into its other names too.
    rmSync(file, { force: true });
    return file;
  }
}

function isSame(file: string, source: string): boolean {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (!there) return false;
  const { dev, ino } = lstatSync(source);
  return there.ino === ino && there.dev === dev;
}
