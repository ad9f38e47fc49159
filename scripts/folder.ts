import { statSync } from "node:fs";
import path from "node:path";
import { words } from "../src/content/words/words.ts";
import { UsageError } from "../src/shared/usage-error.ts";

/** How `parseArgs` reads an option that names a folder: all that is written, so that a second is not taken for the first. */
export const FOLDER = { type: "string", multiple: true } as const;

/** The folder that `--content` or `--out` names, as an absolute path; `undefined` where it is left out. */
export function folder(option: "content" | "out", written: readonly string[] | undefined): string | undefined {
  if (!written) return undefined;
  const [name = "", ...others] = written;
  if (others.length > 0) throw new UsageError(words.commands.optionTwice(option, name));
  if (name.trim() === "") throw new UsageError(words.commands.folderMissing(option));
  return path.resolve(name);
}

/** The same of one that must be there. */
export function contentFolder(written: readonly string[] | undefined): string | undefined {
  const name = folder("content", written);
  if (name !== undefined && !statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(words.commands.noFolder(name));
  return name;
}
