/** Pictures on their way into the folder of the document. */
import { useEffect, useRef, useState } from "react";
import type { TakenPicture } from "../../../contract/protocol.ts";
import { useKeepOpen } from "../../keep-open.ts";
import { useFormContext } from "../form-context.ts";

export interface Taking {
  /** What is being done, as a sentence; empty while nothing is. */
  progress: string;
  /** Why files were not taken, as sentences. */
  refusals: readonly string[];
  take(files: readonly File[]): void;
}

/** `onTaken` gets all that were taken of one go, in the order of the files. */
export function useTaking(onTaken: (pictures: readonly TakenPicture[]) => void): Taking {
  const { takePicture } = useFormContext();
  const [progress, setProgress] = useState("");
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  useKeepOpen(progress !== "");
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  const take = async (files: readonly File[]) => {
    setRefusals([]);
    const taken: TakenPicture[] = [];
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      setProgress(progressOf(file, index, files.length));
      // One after the other: each is large, and the editor sees how far it is.
      await takePicture(file).then(
        (picture) => taken.push(picture),
        (error: unknown) => refused.push(refusalOf(file, error)),
      );
    }
    setProgress("");
    setRefusals(refused);
    if (taken.length > 0) latest.current(taken);
  };
  return { progress, refusals, take: (files) => void take(files) };
}

function progressOf({ name }: File, index: number, count: number): string {
  return count === 1 ? `Guardando ${name}…` : `Guardando ${name}, ${String(index + 1)} de ${String(count)}…`;
}

function refusalOf({ name }: File, error: unknown): string {
  return `${name}: ${error instanceof Error ? error.message : String(error)}`;
}
