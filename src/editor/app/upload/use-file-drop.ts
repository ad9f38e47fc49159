/** Files dropped or pasted onto an element. */
import { type ClipboardEvent, type DragEvent, useState } from "react";

/** `onFiles` may return false: then they are for what stands around the element. `isOver`: files are above it. */
export function useFileDrop(onFiles: (files: readonly File[]) => boolean) {
  const [isOver, setOver] = useState(false);
  const give = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0 || !onFiles([...files])) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes("Files")) return;
      // Without it the browser opens the file in place of the editor.
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop(event: DragEvent) {
      setOver(false);
      give(event, event.dataTransfer.files);
    },
    onPaste: (event: ClipboardEvent) => give(event, event.clipboardData.files),
  };
  return { isOver, handlers };
}
