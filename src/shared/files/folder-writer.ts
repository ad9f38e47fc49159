import { constants, copyFileSync, linkSync, lstatSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes, links and removes files in a folder. Existing files are replaced. Paths are relative to the folder and have
 * `/` as separator.
 */
export class FolderWriter {
  readonly #folders = new Set<string>();

  constructor(readonly dir: string) {}

  write(name: string, content: string | Uint8Array): void {
    this.#create(name, (file) => writeFileSync(file, content, { flag: "wx" }));
  }

  /** Makes `name` a hard link to the file `source`, or a copy where links are impossible. Does nothing if it is one. */
  link(name: string, source: string): void {
    if (!isSameFile(path.join(this.dir, name), source)) this.#create(name, (file) => linkOrCopy(source, file));
  }

  /** Removes a file, and the folders that become empty. */
  remove(name: string): void {
    rmSync(path.join(this.dir, name));
    for (let folder = path.dirname(name); folder !== "."; folder = path.dirname(folder))
      if (!removeEmpty(path.join(this.dir, folder))) return;
  }

  /**
   * Creates a file. An existing file is removed instead of overwritten, because it may be a hard link, and overwriting
   * would also change the content under its other names.
   */
  #create(name: string, create: (file: string) => void): void {
    const file = path.join(this.dir, name);
    const folder = path.dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    try {
      create(file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
      rmSync(file, { recursive: true });
      create(file);
    }
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

function isSameFile(file: string, source: string): boolean {
  const existing = lstatSync(file, { throwIfNoEntry: false });
  if (!existing) return false;
  const { dev, ino } = lstatSync(source);
  return existing.ino === ino && existing.dev === dev;
}

function linkOrCopy(source: string, file: string): void {
  try {
    linkSync(source, file);
  } catch (error) {
    if (["ENOENT", "EEXIST"].includes(codeOf(error))) throw error;
    // The file is copied if it cannot be linked: some file systems have no hard links, and no file system links across
    // disks.
    copyFileSync(source, file, constants.COPYFILE_EXCL);
  }
}

function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return false;
    throw error;
  }
}
