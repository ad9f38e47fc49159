import path from "node:path";
import { type FSWatcher, watch } from "chokidar";

/**
 * Tells that files of the content folder changed, when for `settle` milliseconds no other did. Hidden ones are no
 * content.
 */
export function watchContent(contentDir: string, settle: number, onChange: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, settle);
  };
  const ignored = (file: string) => file !== contentDir && path.basename(file).startsWith(".");
  // Who writes a file in several steps is waited for here.
  const watcher = watch(contentDir, { ignored, ignoreInitial: true, atomic: false });
  // What changes before it is ready is not told of, and may have been read before.
  return watcher.on("all", wait).on("ready", wait);
}
