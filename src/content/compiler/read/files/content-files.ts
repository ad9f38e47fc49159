/**
 * Lists the content folder and looks up the files that documents name. Results are cached, because a build requests
 * them many times. Symbolic links are followed inside the content folder and refused if they lead out of it, because
 * files outside were not meant to be published.
 */
import { existsSync, realpathSync, type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { onceForEach } from "../../../../shared/once.ts";
import type { Source } from "../../document/source.ts";

type FileLookup = { file: string } | { missing: "file" | LinkProblem };
/** The entries of a folder by name. Names are converted to NFC, because macOS, for example, may store them in NFD. */
type FolderEntries = ReadonlyMap<string, Pick<Entry, "kind"> & { file: string }>;

export class ContentFiles {
  /** The real path of the content folder. */
  readonly root: string;
  readonly #lookups = new Map<string, Map<string, FileLookup>>();

  constructor(contentDir: string) {
    this.root = realFolder(contentDir);
  }

  /** Returns the absolute path of a file that a document names, or the reason why the file is missing. */
  seek({ file: document }: Pick<Source, "file">, src: string): FileLookup {
    const folder = document.slice(0, Math.max(0, document.lastIndexOf("/")));
    const cached = this.#lookups.get(folder) ?? new Map<string, FileLookup>();
    this.#lookups.set(folder, cached);
    const lookup = cached.get(src) ?? this.#seek(path.resolve(this.root, folder, src));
    cached.set(src, lookup);
    return lookup;
  }

  /** Returns the absolute paths of all files that were looked up successfully. */
  foundFiles(): Set<string> {
    const lookups = Array.from(this.#lookups.values(), (cached) => [...cached.values()]).flat();
    return new Set(lookups.flatMap((each) => ("file" in each ? [each.file] : [])));
  }

  /** Returns the absolute path of a file that a check has already found. Throws if the file is missing. */
  find(source: Pick<Source, "file">, src: string): string {
    const lookup = this.seek(source, src);
    if ("missing" in lookup) throw new Error(`${source.file} names ${src}, which was not checked`);
    return lookup.file;
  }

  #seek(file: string): FileLookup {
    if (!isInside(file, this.root)) return { missing: "file" };
    const names = this.#entriesIn(path.dirname(file));
    if (typeof names === "string") return { missing: names };
    const { kind, file: found = file } = names.get(nameOf(file)) ?? {};
    if (kind === "outside-link" || kind === "broken-link") return { missing: kind };
    // For a symbolic link, the path of its target is returned, because the target is copied.
    return kind === "file" ? { file: realpathSync.native(found) } : { missing: "file" };
  }

  /** Returns the sorted names of all files in the folder of `src`, which is a path that a document names. */
  siblings({ file: document }: Pick<Source, "file">, src: string): string[] {
    const folder = path.resolve(this.root, path.posix.dirname(document), path.dirname(src));
    const names = isInside(folder, this.root) ? this.#entriesIn(folder) : "outside-link";
    if (typeof names === "string") return [];
    return [...names.values()].flatMap(({ kind, file }) => (kind === "file" ? [path.basename(file)] : []));
  }

  /** Lists a folder once. Files are looked up in the list, so that letter case matters on every system. */
  readonly #entriesIn = onceForEach((folder: string) => this.#listFolder(folder));

  #listFolder(requestedFolder: string): FolderEntries | LinkProblem {
    const folder = this.#findOnDisk(requestedFolder);
    const refusal = existsSync(folder) ? linkProblem(folder, this.root) : undefined;
    const entries = listEntries(folder, this.root) ?? [];
    return (
      refusal ?? new Map(entries.map(({ name, kind }) => [name.normalize(), { kind, file: path.join(folder, name) }]))
    );
  }

  #findOnDisk(folder: string): string {
    if (existsSync(folder) || !isInside(folder, this.root)) return folder;
    const names = this.#entriesIn(path.dirname(folder));
    return (typeof names !== "string" && names.get(nameOf(folder))?.file) || folder;
  }
}

const nameOf = (file: string) => path.basename(file).normalize();

export type LinkProblem = "outside-link" | "broken-link";

export interface Entry {
  name: string;
  /** The kind of the entry; `other` is an entry without content, such as a socket. */
  kind: "file" | "folder" | "other" | LinkProblem;
  isLink: boolean;
}

/**
 * Lists the entries of a folder, sorted by name; `undefined` if the folder does not exist. `root` is the real path of
 * the content folder.
 */
export function listEntries(folder: string, root: string): Entry[] | undefined {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .map((entry) => ({
        name: entry.name,
        kind: kindOf(entry, folder, root),
        isLink: entry.isSymbolicLink(),
      }))
      .toSorted(byName);
  } catch (error) {
    // An unreadable folder is an error; otherwise its content would be missing from the site unnoticed.
    if (["EACCES", "EPERM", "EMFILE"].includes(String((error as NodeJS.ErrnoException).code))) throw error;
    return undefined;
  }
}

const byName = (a: Entry, b: Entry) => (a.name < b.name ? -1 : 1);

function kindOf(entry: Dirent, folder: string, root: string): Entry["kind"] {
  if (!entry.isSymbolicLink()) return plainKind(entry);
  const target = path.join(folder, entry.name);
  return linkProblem(target, root) ?? plainKind(statSync(target));
}

function plainKind(entry: Pick<Dirent, "isFile" | "isDirectory">): Entry["kind"] {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : "other";
}

/** Returns the reason why a linked file or folder is refused; `undefined` if the link is allowed. */
export function linkProblem(file: string, root: string): LinkProblem | undefined {
  try {
    return isInside(realpathSync.native(file), root) ? undefined : "outside-link";
  } catch {
    return "broken-link";
  }
}

export const isInside = (file: string, root: string) => file === root || file.startsWith(root + path.sep);

/** Returns the real path of a folder, or the absolute path if the folder does not exist. */
export function realFolder(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return path.resolve(folder);
  }
}
