import { statSync } from "node:fs";
import path from "node:path";
import { messages } from "../../src/content/messages/messages.ts";
import { UsageError } from "../../src/shared/usage-error.ts";

/** The `parseArgs` option for a folder. It collects all values, so that a second value can be refused. */
export const FOLDER_OPTION = { type: "string", multiple: true } as const;

/**
 * Returns the absolute path of the folder in `--content` or `--out`; `undefined` if the option is missing. Throws a
 * `UsageError` if the option has an empty value or two values.
 */
export function parseFolder(option: "content" | "out", values: readonly string[] | undefined): string | undefined {
  if (!values) return undefined;
  const [name = "", ...others] = values;
  if (others.length > 0) throw new UsageError(messages.commands.optionTwice(option, name));
  if (name.trim() === "") throw new UsageError(messages.commands.folderMissing(option));
  return path.resolve(name);
}

/**
 * Returns the absolute path of the folder in `--content`; `undefined` if the option is missing. Throws a `UsageError`
 * if the folder does not exist.
 */
export function parseContentFolder(values: readonly string[] | undefined): string | undefined {
  const name = parseFolder("content", values);
  if (name !== undefined && !statSync(name, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(messages.commands.noFolder(name));
  return name;
}
