import { useCallback, useState } from "react";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useKeepOpen } from "../../keep-open.ts";

interface Pictures {
  /** Taken in, and waiting for a description; the first is asked for. */
  waiting: readonly TakenPicture[];
  /** How many are on their way. */
  coming: number;
  /** Why some could not be taken in: sentences. */
  refusals: readonly string[];
  take: (files: readonly File[]) => Promise<void>;
  /** The first has been placed or left out. */
  next: () => void;
  forgetRefusals: () => void;
}

/** Pictures on their way into a text, one after the other, in the order in which they were chosen. */
export function usePictures(takePicture: (file: File) => Promise<TakenPicture>): Pictures {
  const [waiting, setWaiting] = useState<readonly TakenPicture[]>([]);
  const [coming, setComing] = useState(0);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  useKeepOpen(coming > 0 || waiting.length > 0);
  const take = async (files: readonly File[]) => {
    setRefusals([]);
    setComing((before) => before + files.length);
    for (const file of files) {
      try {
        const taken = await takePicture(file);
        setWaiting((before) => [...before, taken]);
      } catch (error) {
        setRefusals((before) => [...before, `${file.name}: ${error instanceof Error ? error.message : String(error)}`]);
      }
      setComing((before) => before - 1);
    }
  };
  const next = () => setWaiting((before) => before.slice(1));
  const forgetRefusals = useCallback(() => setRefusals([]), []);
  return { waiting, coming, refusals, take, next, forgetRefusals };
}
