/** How files get into the editor: chosen, dropped or pasted; and refused everywhere else. */
import { type ClipboardEvent, type DragEvent as ReactDragEvent, useCallback, useRef, useState } from "react";

/** HEIC is named by its endings too: not every browser knows its type. */
const PICTURES = "image/*,.heic,.heif";

/** The browser's own window for choosing pictures. `input` has to be rendered, and shows nothing. */
export function useFileChooser(onFiles: (files: readonly File[]) => void, several: boolean) {
  const input = useRef<HTMLInputElement>(null);
  return {
    open: useCallback(() => input.current?.click(), []),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES}
        multiple={several}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}

/**
 * Takes files that are dropped or pasted onto an element. `onFiles` may return false: then they go to the element
 * around it. `isOver`: files are above it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => boolean) {
  const [isOver, setOver] = useState(false);
  const give = (event: ClipboardEvent | ReactDragEvent, files: FileList) => {
    if (files.length === 0 || !onFiles([...files])) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers = {
    onDragOver(event: ReactDragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      // Otherwise the browser would open the file in place of the editor.
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave(event: ReactDragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: ReactDragEvent) {
      setOver(false);
      give(event, event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => give(event, event.clipboardData.files),
  };
  return { isOver, handlers };
}

/**
 * Refuses files that nothing takes: the browser would open them in place of the editor. Drop targets prevent the
 * default first.
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
