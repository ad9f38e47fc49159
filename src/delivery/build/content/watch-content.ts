import path from "node:path";
import { type FSWatcher, watch } from "chokidar";

/**
 * Calls `onChange` once files of the content folder changed and then none did for `settle` milliseconds. Hidden files
 * are not content.
 */
export function watchContent(contentDir: string, settle: number, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle);
  };
  const isHidden = (file: string | null) => Boolean(file && path.basename(file).startsWith("."));
  const ignored = (file: string) => file !== contentDir && isHidden(file);
  // `settle` waits for programs that write in several steps, so chokidar need not.
  const watcher = watch(contentDir, { ignored, ignoreInitial: true, atomic: false });
  // Changes before the watcher is ready are not reported, so `ready` counts as a change.
  watcher.on("all", wait).on("ready", wait);
  // Chokidar drops a second change of a file within 50 ms: only raw events show that an emptied file was filled.
  return watcher.on("raw", (_event, file: string | null) => !isHidden(file) && wait());
}
