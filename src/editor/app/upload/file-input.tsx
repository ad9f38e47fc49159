/** Accepts files that are chosen, dropped on a field or pasted. A file that is dropped beside a field is refused. */
import { type ClipboardEvent, type DragEvent as ReactDragEvent, useCallback, useRef, useState } from "react";

/**
 * The accepted picture files. HEIC is also named by its file extensions, because not every browser knows its media
 * type.
 */
const ACCEPTED_TYPES = "image/*,.heic,.heif";

/**
 * Opens the browser's own dialog for choosing pictures. The returned `input` has to be rendered, and is not visible.
 */
export function useFileChooser(onFiles: (files: readonly File[]) => void, multiple: boolean) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: useCallback(() => input.current?.click(), []),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED_TYPES}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The value is cleared, because otherwise the same file could not be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}

/**
 * Accepts files that are dropped or pasted onto an element. If `onFiles` returns false, the surrounding elements handle
 * the files. In the result, `isOver` is true while files are dragged over the element.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => boolean) {
  const [isOver, setOver] = useState(false);
  const handleFiles = (event: ClipboardEvent | ReactDragEvent, files: FileList) => {
    if (files.length === 0 || !onFiles([...files])) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers = {
    onDragOver(event: ReactDragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      // The default is prevented, because the browser would open the file in place of the editor.
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave(event: ReactDragEvent) {
      const enteredElement = event.relatedTarget;
      if (!(enteredElement instanceof Node && event.currentTarget.contains(enteredElement))) setOver(false);
    },
    onDrop(event: ReactDragEvent) {
      setOver(false);
      handleFiles(event, event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => handleFiles(event, event.clipboardData.files),
  };
  return { isOver, handlers };
}

/**
 * Refuses files that no element accepts, because the browser would open such files in place of the editor. Drop targets
 * prevent the default before this function does.
 */
export function refuseFiles(within: Document): void {
  const refuse = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  };
  for (const name of ["dragover", "drop"] as const) within.addEventListener(name, refuse);
}
