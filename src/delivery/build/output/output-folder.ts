import { readdirSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { isInside } from "../../../content/compiler/read/files/content-files.ts";
import { lastOutputOf } from "../../../shared/files/swap.ts";
import { DIST_DIR, WORK_DIR } from "../paths.ts";

/** Name of the file that marks a folder as a site that a build made. */
export const SITE_MARK = ".built-site";

/**
 * Returns the reason why a command may not write into the folder of `--out`: the output would replace other files, or
 * would be read as content. Returns `undefined` if the command may write: the folder is missing, empty, one of the
 * magazine's output folders, or has the mark of an earlier build.
 */
export function refusalOf(folder: string, mark: string, content: string): string | undefined {
  if (isInside(content, folder)) return messages.building.holdsContent(folder);
  if (folder === DIST_DIR || folder.startsWith(WORK_DIR + path.sep)) return undefined;
  if (isInside(folder, content)) return messages.building.insideContent(folder);
  // Two folders are checked, because the next build also reuses the folder of the previous output.
  const takenFolder = [folder, lastOutputOf(folder)].find((each) => isTaken(each, mark));
  return takenFolder === undefined ? undefined : messages.building.isTaken(takenFolder);
}

function isTaken(folder: string, mark: string): boolean {
  try {
    const names = readdirSync(folder);
    return names.length > 0 && !names.includes(mark);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}
