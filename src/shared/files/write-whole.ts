import { constants, copyFile, link, open, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

/** After so many milliseconds, who was writing was killed. */
const ABANDONED = 10_000;
/** Milliseconds until it is tried again. */
const PAUSE = 20;

/**
 * Replaces the text of a file in one step: whoever reads it meanwhile, and whoever cuts the power, finds the old text
 * or the new. Hidden files are no content, so an unfinished one is nobody's document. Only one process of this
 * machine writes a file at a time; `false`, when the file is by then not what `isExpected` of it.
 */
export function writeWhole(file: string, text: string, isExpected = async () => true): Promise<boolean> {
  return finish(file, text, async (unfinished) => {
    const isDone = await isExpected();
    await (isDone ? rename(unfinished, file) : rm(unfinished));
    return isDone;
  });
}

/** The same for a file that is not there yet; `false`, when another has its name by then, which is left alone. */
export function writeNew(file: string, content: string | Uint8Array): Promise<boolean> {
  return finish(file, content, async (unfinished) => {
    const isDone = await addName(unfinished, file);
    await rm(unfinished);
    return isDone;
  });
}

/** Writes the file that is not finished, and has `put` take it away. */
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

/** A link takes the place of no file, as a renaming would. Not every file system has links. */
async function addName(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name).catch(() => copyFile(file, name, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** A new file, when there is none of this name any more. */
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
