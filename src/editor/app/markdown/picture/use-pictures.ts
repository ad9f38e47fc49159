import { useState } from "react";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useKeepOpen } from "../../keep-open.ts";
import { useUpload } from "../../upload/use-upload.ts";

/** Pictures for a text. `waiting`: taken in, and waiting for a description; the first is asked for. */
export function usePictures() {
  const upload = useUpload();
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  useKeepOpen(waiting.length > 0);
  return {
    ...upload,
    waiting,
    take: (files: readonly File[]) =>
      void upload.take(files, (picture) => setWaiting((before) => [...before, picture])),
    /** The first has been placed or left out. */
    next: () => setWaiting((before) => before.slice(1)),
  };
}
