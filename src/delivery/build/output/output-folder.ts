import { readdirSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { isInside } from "../../../content/compiler/read/files/content-files.ts";
import { DIST_DIR, MADE_DIR } from "../paths.ts";

/** Marks a folder as a site that a build made. */
export const SITE_MARK = ".built-site";

/**
 * Why a command may not write into the folder of `--out`: it would replace somebody's work, or be taken for content.
 * `undefined` if it may: the folder is missing, empty, one of the magazine's own, or has the mark of an earlier build.
 */
export function refusalOf(folder: string, mark: string, content: string): string | undefined {
  if (isInside(content, folder)) return messages.building.holdsContent(folder);
  if (folder === DIST_DIR || folder.startsWith(MADE_DIR + path.sep)) return undefined;
  if (isInside(folder, content)) return messages.building.insideContent(folder);
  // The folder of the output before the last is beside this one, and becomes the next output.
  const taken = [folder, `${folder}.last`].find((each) => isTaken(each, mark));
  if (taken === undefined) return undefined;
  return messages.building.isTaken(taken);
}

function isTaken(folder: string, mark: string): boolean {
  try {
    const names = readdirSync(folder);
    return names.length > 0 && !names.includes(mark);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
