import { statSync } from "node:fs";
import path from "node:path";
import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";

/** How `parseArgs` reads an option that names a folder: all that is written, so that a second is not taken for the first. */
export const FOLDER = { type: "string", multiple: true } as const;

/** The folder that `--content` or `--out` names, as an absolute path; `undefined` where it is left out. */
export function folder(option: "content" | "out", written: readonly string[] | undefined): string | undefined {
  if (!written) return undefined;
  const [name = "", ...others] = written;
  if (others.length > 0) throw new UsageError(messages.commands.optionTwice(option, name));
  if (name.trim() === "") throw new UsageError(messages.commands.folderMissing(option));
  return path.resolve(name);
}

/** The same of one that must be there. */
export function contentFolder(written: readonly string[] | undefined): string | undefined {
  const name = folder("content", written);
  if (name !== undefined && !statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(messages.commands.noFolder(name));
  return name;
}
