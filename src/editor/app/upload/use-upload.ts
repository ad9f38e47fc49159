import { useState } from "react";
import type { TakenPicture } from "../../contract/protocol.ts";
import { takePicture } from "../editor-api.ts";
import { useFormContext } from "../form/form-context.ts";
import { useKeepOpen } from "../keep-open.ts";

export interface Upload {
  /** How many pictures are on their way. */
  coming: number;
  /** What is being done, as a sentence; empty while nothing is. */
  progress: string;
  /** Why files were not taken, as sentences. */
  refusals: readonly string[];
  /** Answers the pictures that were taken, when all have come; `onEach` gets each before. */
  take(files: readonly File[], onEach?: (picture: TakenPicture) => void): Promise<readonly TakenPicture[]>;
}

/** Pictures on their way into the folder of the document, in the order in which they were chosen. */
export function useUpload(): Upload {
  const { file: document } = useFormContext();
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  useKeepOpen(waiting.length > 0);
  const take: Upload["take"] = async (files, onEach) => {
    setRefusals([]);
    setWaiting((before) => [...before, ...files]);
    const taken: TakenPicture[] = [];
    for (const file of files) {
      try {
        // One after the other: each is large, and the editor sees how far it is.
        const picture = await takePicture(document, file);
        taken.push(picture);
        onEach?.(picture);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        setRefusals((before) => [...before, `${file.name}: ${why}`]);
      }
      setWaiting((before) => before.filter((each) => each !== file));
    }
    return taken;
  };
  return { coming: waiting.length, progress: progressOf(waiting), refusals, take };
}

function progressOf([file, ...others]: readonly File[]): string {
  if (!file) return "";
  return `Guardando ${file.name}${others.length > 0 ? `, y después ${others.length} más` : ""}…`;
}
