/** The browser's own window for choosing pictures. */
import { useCallback, useRef } from "react";

/** HEIC by its endings too: not every browser knows its type. */
const PICTURES = "image/*,.heic,.heif";

export function useFileChooser(onFiles: (files: readonly File[]) => void, several: boolean) {
  const input = useRef<HTMLInputElement>(null);
  return {
    /** The same function for as long as it is there. */
    open: useCallback(() => input.current?.click(), []),
    /** Has to be rendered, and shows nothing. */
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURES}
        multiple={several}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    ),
  };
}
