/**
 * Lists folders. Symbolic links are followed inside the content folder and refused if they leave it, because other
 * files were never meant to be published.
 */
import { type Dirent, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";

export type LinkProblem = "outside-link" | "broken-link";

export interface Entry {
  name: string;
  /** `other` is something without content, such as a socket. */
  kind: "file" | "folder" | "other" | LinkProblem;
  isLink: boolean;
}

/** Lists entries by name; `undefined` if there is no folder. `root` is the real path of the content folder. */
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
    // An unreadable folder is an error, since its content would be missing without notice.
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

/** Returns why a linked file or folder is refused. */
export function linkProblem(file: string, root: string): LinkProblem | undefined {
  try {
    return isInside(realpathSync.native(file), root) ? undefined : "outside-link";
  } catch {
    return "broken-link";
  }
}

export const isInside = (file: string, root: string) => file === root || file.startsWith(root + path.sep);

/** Returns the real path of a folder, or its absolute path if it does not exist. */
export function realFolder(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return path.resolve(folder);
  }
}
