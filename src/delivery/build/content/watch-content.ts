import path from "node:path";
import { type FSWatcher, watch } from "chokidar";

/**
 * Calls `onChange` after a change in the content folder, when no file has changed for `settle` milliseconds. Hidden
 * files are ignored, because they are not content. Calls `onError` if a folder cannot be watched, such as when the
 * system has no watches left; changes in that folder are then missed.
 */
export function watchContent(
  contentDir: string,
  { onChange, onError, settle = 50 }: { onChange: () => void; onError: (error: unknown) => void; settle?: number },
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle);
  };
  const isHidden = (file: string | null) => Boolean(file && path.basename(file).startsWith("."));
  const isIgnored = (file: string) => file !== contentDir && isHidden(file);
  // `settle` covers programs that write a file in several steps, so chokidar's own delay (`atomic`) is off.
  const watcher = watch(contentDir, { ignored: isIgnored, ignoreInitial: true, atomic: false });
  // Changes before the watcher is ready are not reported, so `ready` counts as a change.
  watcher.on("all", schedule).on("ready", schedule).on("error", onError);
  // Chokidar drops the second of two changes within 50 ms, such as filling an emptied file. Raw events report both.
  return watcher.on("raw", (_event, file: string | null) => !isHidden(file) && schedule());
}
