/** Files of the content folder in a state of it: path from the folder → fingerprint of its bytes in Git. */
import type { Git } from "./command.ts";

export type Content = ReadonlyMap<string, string>;

const REGULAR = new Set(["100644", "100755"]);

/** Hidden files are no content: not `.DS_Store`, nor what lies in `.borradores/`. */
export const isVisible = (file: string) => !file.split("/").some((part) => part.startsWith("."));

/** Of a commit; empty where it has no such folder. */
export async function contentOf(git: Git, commit: string | undefined): Promise<Content> {
  if (!commit) return new Map();
  return regularFiles(await git.text(["ls-tree", "-r", "-z", commit]));
}

/**
 * What is on the disk, ignored files left out. A symbolic link or a repository of its own in the place of a
 * file is not looked at: the file counts as it was in `before`.
 */
export async function contentOnDisk(git: Git, before: Content): Promise<Content> {
  const add = () => git.bytes(["add", "--all", "--", "."]);
  // What another save is written to may go while Git reads the folder.
  await add().catch(add);
  const listed = await git.text(["ls-files", "--stage", "-z"]);
  const others = [...entries(listed)].filter(({ mode }) => !REGULAR.has(mode)).map(({ file }) => file);
  const kept = others.flatMap((file) =>
    [...before].filter(([known]) => known === file || known.startsWith(`${file}/`)),
  );
  return new Map([...regularFiles(listed), ...kept]);
}

function regularFiles(listed: string): Content {
  const visible = [...entries(listed)].filter(({ mode, file }) => REGULAR.has(mode) && isVisible(file));
  return new Map(visible.map(({ file, oid }) => [file, oid]));
}

/** `100644 blob 1a2b…␉path␀` of `ls-tree`, `100644 1a2b… 0␉path␀` of `ls-files`. */
function* entries(listed: string) {
  for (const [, mode = "", oid = "", file = ""] of listed.matchAll(
    /(\d+) (?:blob |commit )?(\w+)(?: \d)?\t([^\0]+)\0/g,
  ))
    yield { mode, oid, file };
}
