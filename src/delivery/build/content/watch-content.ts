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
  const isHidden = (file: string | null) => Boolean(file && path.basename(file).startsWith("."));
  const ignored = (file: string) => file !== contentDir && isHidden(file);
  // Who writes a file in several steps is waited for here.
  const watcher = watch(contentDir, { ignored, ignoreInitial: true, atomic: false });
  // What changes before it is ready is not told of, and may have been read before.
  watcher.on("all", wait).on("ready", wait);
  // Chokidar drops a change of a file that follows another within 50 ms: an emptied file would be read and never again.
  return watcher.on("raw", (_event, file: string | null) => !isHidden(file) && wait());
}
