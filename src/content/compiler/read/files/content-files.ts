/** Looks up the files that documents name. Results are cached, since a build asks many times. */
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Source } from "../../document/source.ts";
import { type Entry, isInside, linkProblem, type LinkProblem, listEntries, realFolder } from "./list-folder.ts";

type Sought = { file: string } | { missing: "file" | LinkProblem };
/** Entries by normalized name (NFC), as editors type it: macOS and some programs decompose accents. */
type Names = ReadonlyMap<string, Pick<Entry, "kind"> & { file: string }>;

export class ContentFiles {
  /** The real path of the content folder. */
  readonly root: string;
  readonly #sought = new Map<string, Map<string, Sought>>();
  readonly #folders = new Map<string, Names | LinkProblem>();

  constructor(contentDir: string) {
    this.root = realFolder(contentDir);
  }

  /** Returns the absolute path of a file that a document names, or why it is missing. */
  seek({ file: document }: Pick<Source, "file">, src: string): Sought {
    const folder = document.slice(0, Math.max(0, document.lastIndexOf("/")));
    const known = this.#sought.get(folder) ?? new Map<string, Sought>();
    this.#sought.set(folder, known);
    const sought = known.get(src) ?? this.#seek(path.resolve(this.root, folder, src));
    known.set(src, sought);
    return sought;
  }

  /** Returns the absolute paths of all files that were found. */
  found(): Set<string> {
    const sought = Array.from(this.#sought.values(), (known) => [...known.values()]).flat();
    return new Set(sought.flatMap((each) => ("file" in each ? [each.file] : [])));
  }

  /** Returns the absolute path of a file that was checked before. */
  find(source: Pick<Source, "file">, src: string): string {
    const sought = this.seek(source, src);
    if ("missing" in sought) throw new Error(`${source.file} names ${src}, which was not checked`);
    return sought.file;
  }

  #seek(file: string): Sought {
    if (!isInside(file, this.root)) return { missing: "file" };
    const names = this.#namesIn(path.dirname(file));
    if (typeof names === "string") return { missing: names };
    const { kind, file: found = file } = names.get(nameOf(file)) ?? {};
    if (kind === "outside-link" || kind === "broken-link") return { missing: kind };
    // Copies are made of a link's target, not of the link.
    return kind === "file" ? { file: realpathSync.native(found) } : { missing: "file" };
  }

  /** Returns the sorted names of the files in the folder of a path that a document names. */
  siblings({ file: document }: Pick<Source, "file">, src: string): string[] {
    const folder = path.resolve(this.root, path.posix.dirname(document), path.dirname(src));
    const names = isInside(folder, this.root) ? this.#namesIn(folder) : "outside-link";
    if (typeof names === "string") return [];
    return [...names.values()].flatMap(({ kind, file }) => (kind === "file" ? [path.basename(file)] : []));
  }

  /** Compares names in their exact letter case on every system. */
  #namesIn(folder: string): Names | LinkProblem {
    const known = this.#folders.get(folder) ?? this.#list(folder);
    this.#folders.set(folder, known);
    return known;
  }

  #list(named: string): Names | LinkProblem {
    const folder = this.#onDisk(named);
    const problem = existsSync(folder) ? linkProblem(folder, this.root) : undefined;
    const entries = listEntries(folder, this.root) ?? [];
    return (
      problem ?? new Map(entries.map(({ name, kind }) => [name.normalize(), { kind, file: path.join(folder, name) }]))
    );
  }

  #onDisk(folder: string): string {
    if (existsSync(folder) || !isInside(folder, this.root)) return folder;
    const names = this.#namesIn(path.dirname(folder));
    return (typeof names !== "string" && names.get(nameOf(folder))?.file) || folder;
  }
}

const nameOf = (file: string) => path.basename(file).normalize();
