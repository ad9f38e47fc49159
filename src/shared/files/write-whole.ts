import { open, rename, rm, stat } from "node:fs/promises";
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
export async function writeWhole(file: string, text: string, isExpected = async () => true): Promise<boolean> {
  const unfinished = path.join(path.dirname(file), `.${path.basename(file)}.guardando`);
  const handle = await openAlone(unfinished);
  try {
    const before = await stat(file).catch(() => undefined);
    if (before) await handle.chmod(before.mode);
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    if (await isExpected()) {
      await rename(unfinished, file);
      return true;
    }
    await rm(unfinished);
    return false;
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
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
