import { useState } from "react";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useKeepOpen } from "../../keep-open.ts";
import { useUpload } from "../../upload/use-upload.ts";

/** Pictures for a text. `waiting`: taken in, and waiting for a description; the first is asked for. */
export function usePictures() {
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  const upload = useUpload((taken) => setWaiting((before) => [...before, ...taken]));
  useKeepOpen(waiting.length > 0);
  return {
    upload,
    waiting,
    /** Each is asked for as soon as it is there. */
    take: (files: readonly File[]) => files.forEach((file) => upload.take([file])),
    /** The first has been placed or left out. */
    next: () => setWaiting((before) => before.slice(1)),
  };
}
