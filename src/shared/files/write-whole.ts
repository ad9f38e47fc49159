import { constants, copyFile, link, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds after which the unfinished file of another process counts as abandoned. */
const ABANDONED = 10_000;
/** Milliseconds between two attempts. */
const PAUSE = 20;

/**
 * Replaces the text of a file in one step: programs read either the old or the new text, even after a power cut. The
 * unfinished file is hidden, so that it does not count as content. Only one process of this machine writes a file at a
 * time. Resolves to `false` if `isExpected`, which is called just before the replacement, resolves to `false`.
 */
export function writeWhole(file: string, text: string, isExpected = async () => true): Promise<boolean> {
  return finish(file, text, async (unfinished) => {
    const isDone = await isExpected();
    await (isDone ? rename(unfinished, file) : rm(unfinished));
    return isDone;
  });
}

/**
 * Writes a new file in one step. Resolves to `false` if the name is already taken when the new file is complete; the
 * existing file is not changed.
 */
export function writeNew(file: string, content: string | Uint8Array): Promise<boolean> {
  return finish(file, content, async (unfinished) => {
    const isDone = await addName(unfinished, file);
    await rm(unfinished);
    return isDone;
  });
}

/** Writes an unfinished file, and calls `put` to move that file to its name. */
async function finish(
  file: string,
  content: string | Uint8Array,
  put: (unfinished: string) => Promise<boolean>,
): Promise<boolean> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.guardando`);
  const handle = await openAlone(unfinished);
  try {
    const before = await stat(file).catch(() => undefined);
    if (before) await handle.chmod(before.mode);
    await handle.writeFile(content);
    await handle.sync();
    await handle.close();
    return await put(unfinished);
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
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

/** Creates and opens a file. Waits until no other process has a file of that name, or only an abandoned file. */
async function openAlone(file: string): Promise<Awaited<ReturnType<typeof open>>> {
  for (;;)
    try {
      return await open(file, "wx");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const other = await stat(file).catch(() => undefined);
      if (other && Date.now() - other.mtimeMs > ABANDONED) await rm(file, { force: true });
      else await setTimeout(PAUSE);
    }
}
