/** Files dropped or pasted onto an element. */
import { type ClipboardEvent, type DragEvent, useState } from "react";

interface FileDrop {
  /** Files are above it. */
  isOver: boolean;
  handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(event: DragEvent): void;
    onDrop(event: DragEvent): void;
    onPaste(event: ClipboardEvent): void;
  };
}

/** `onFiles` may return false: then they are for what stands around the element. */
export function useFileDrop(onFiles: (files: readonly File[]) => boolean): FileDrop {
  const [isOver, setOver] = useState(false);
  const give = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0 || !onFiles([...files])) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers: FileDrop["handlers"] = {
    onDragOver(event) {
      if (!event.dataTransfer.types.includes("Files")) return;
      // Without it the browser opens the file in place of the editor.
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave(event) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event) {
      setOver(false);
      give(event, event.dataTransfer.files);
    },
    onPaste: (event) => give(event, event.clipboardData.files),
  };
  return { isOver, handlers };
}
