/** The files beside the documents: where they are and which of them exist. Asked many times in a build. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Source } from "../document/source.ts";

export class ContentFiles {
  readonly #root: string;
  readonly #resolved = new Map<string, Map<string, string | undefined>>();
  readonly #names = new Map<string, Set<string>>();

  constructor(contentDir: string) {
    this.#root = path.resolve(contentDir);
  }

  /** Absolute path of a file that a document names; `undefined` outside the content folder. */
  resolve({ file: document }: Pick<Source, "file">, src: string): string | undefined {
    const folder = document.slice(0, Math.max(0, document.lastIndexOf("/")));
    const known = this.#resolved.get(folder) ?? new Map<string, string | undefined>();
    this.#resolved.set(folder, known);
    if (!known.has(src)) known.set(src, this.#inside(path.resolve(this.#root, folder, src)));
    return known.get(src);
  }

  #inside(file: string): string | undefined {
    return file.startsWith(this.#root + path.sep) ? file : undefined;
  }

  /** The names of the files of a folder, in their exact letter case on every system. */
  namesIn(folder: string): Set<string> {
    const known = this.#names.get(folder) ?? new Set(filesIn(folder));
    this.#names.set(folder, known);
    return known;
  }

  has(file: string): boolean {
    return this.namesIn(path.dirname(file)).has(path.basename(file));
  }
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}
