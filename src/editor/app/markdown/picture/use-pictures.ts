import { useState } from "react";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { editorApi } from "../../editor-api.ts";
import { useFormContext } from "../../form/form-context.ts";
import { useKeepOpen } from "../../keep-open.ts";
import { useUpload } from "../../upload/use-upload.ts";
import { useAttempt } from "../../use-answer.ts";

/** Pictures for a text. `waiting`: taken in, and waiting for a description; the first is asked for. */
export function usePictures() {
  const { file } = useFormContext();
  const { failure, attempt } = useAttempt();
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  const upload = useUpload((taken) => setWaiting((before) => [...before, ...taken]));
  useKeepOpen(waiting.length > 0);
  /** The first has been answered for. */
  const next = () => setWaiting((before) => before.slice(1));
  return {
    upload,
    waiting,
    /** Why one that was left out is still in the folder: a sentence. */
    failure,
    /** Each is asked for as soon as it is there. */
    take: (files: readonly File[]) => files.forEach((each) => upload.take([each])),
    next,
    /** The first is not placed: its file would lie there unused. */
    leave: ({ src }: TakenPicture) => {
      next();
      void attempt(() => editorApi.removePicture({ file, src }));
    },
  };
}
