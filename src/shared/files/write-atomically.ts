import { constants, copyFile, link, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds after which the temporary file of another process counts as abandoned. */
const ABANDONED_AFTER = 10_000;
/** Milliseconds between two attempts to create the temporary file. */
const RETRY_PAUSE = 20;

/**
 * Replaces the text of a file in one step: programs read either the old or the new text, even after a power cut. The
 * temporary file is hidden, so that it does not count as content. Only one process of this machine writes a file at a
 * time. Resolves to `false` if `isExpected`, which is called just before the replacement, resolves to `false`.
 */
export function writeAtomically(file: string, text: string, isExpected = async () => true): Promise<boolean> {
  return writeAndMove(file, text, async (temporary) => {
    const isReplaced = await isExpected();
    await (isReplaced ? rename(temporary, file) : rm(temporary));
    return isReplaced;
  });
}

/**
 * Writes a new file in one step. Resolves to `false` if the name is already taken when the new file is complete; the
 * existing file is not changed.
 */
export function writeNewFile(file: string, content: string | Uint8Array): Promise<boolean> {
  return writeAndMove(file, content, async (temporary) => {
    const isCreated = await addName(temporary, file);
    await rm(temporary);
    return isCreated;
  });
}

/** Writes a temporary file, and calls `moveIntoPlace` to move the file to its name. */
async function writeAndMove(
  file: string,
  content: string | Uint8Array,
  moveIntoPlace: (temporary: string) => Promise<boolean>,
): Promise<boolean> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.guardando`);
  const handle = await openExclusively(temporary);
  try {
    const existing = await stat(file).catch(() => undefined);
    if (existing) await handle.chmod(existing.mode);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    return await moveIntoPlace(temporary);
  } catch (error) {
    await handle.close();
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Gives a file a second name. Resolves to `false` if the name is taken. The file is linked, because renaming would
 * replace an existing file. If the file system has no links, the file is copied.
 */
async function addName(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name).catch(() => copyFile(file, name, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Creates and opens a file. While another process uses this name, waits until its file is removed or abandoned. */
async function openExclusively(file: string): Promise<Awaited<ReturnType<typeof open>>> {
  for (;;)
    try {
      return await open(file, "wx");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const existing = await stat(file).catch(() => undefined);
      if (existing && Date.now() - existing.mtimeMs > ABANDONED_AFTER) await rm(file, { force: true });
      else await setTimeout(RETRY_PAUSE);
    }
}
