import { readdirSync } from "node:fs";
import path from "node:path";
import { messages } from "../../../content/messages/messages.ts";
import { isInside } from "../../../content/compiler/read/files/list-folder.ts";
import { DIST_DIR, MADE_DIR } from "../paths.ts";

/** The file by which a build knows the site that an earlier one made. */
export const SITE_MARK = ".built-site";

/**
 * Why a command may not put what it makes into a folder, for whom `--out` named it: it would take the place of
 * somebody's work, or be taken for content. `undefined` where it may: the folder is not there, is empty, is one of the
 * magazine's own, or has the mark of an earlier build.
 */
export function refusalOf(folder: string, mark: string, content: string): string | undefined {
  if (isInside(content, folder)) return messages.building.holdsContent(folder);
  if (folder === DIST_DIR || folder.startsWith(MADE_DIR + path.sep)) return undefined;
  if (isInside(folder, content)) return messages.building.insideContent(folder);
  // The output before the last stays beside it, to be made into the next.
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
