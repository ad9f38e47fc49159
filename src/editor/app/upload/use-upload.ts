import { useRef, useState } from "react";
import type { TakenPicture } from "../../contract/protocol.ts";
import { useFormContext } from "../form/form-context.ts";
import { useKeepOpen } from "../keep-open.ts";
import { useLatest } from "../use-latest.ts";
import { sendPicture } from "./send-picture.ts";

/** A file that was chosen and is not taken yet. */
export interface Part {
  file: File;
  /** Which part of it is there, from 0 to 1. */
  sent: number;
  /** Why it was not taken, as a sentence. */
  failure?: string;
  /** Trying again is no use. */
  isRefused?: boolean;
}

export interface Upload {
  /** In the order in which they were chosen. */
  coming: readonly Part[];
  failed: readonly Part[];
  take(files: readonly File[]): void;
  /** Those that failed are left out. */
  leave(): void;
}

const isComing = ({ failure }: Part) => failure === undefined;

/** Pictures on their way into the folder of the document. `onTaken` gets all that were taken of one go, in their order. */
export function useUpload(onTaken: (pictures: readonly TakenPicture[]) => void): Upload {
  const { file: document } = useFormContext();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const latest = useLatest(onTaken);
  const turn = useRef(Promise.resolve());
  useKeepOpen(parts.some(isComing));
  const put = (file: File, now?: Part) =>
    setParts((all) => all.flatMap((each) => (each.file === file ? (now ?? []) : each)));
  const send = async (file: File) => {
    const arrival = await sendPicture(document, file, (sent) => put(file, { file, sent }));
    const isTaken = "picture" in arrival;
    put(file, isTaken ? undefined : { file, sent: 0, ...arrival });
    return isTaken ? [arrival.picture] : [];
  };
  const sendAll = async (files: readonly File[]) => {
    const taken: TakenPicture[] = [];
    // One after the other: each is large.
    for (const file of files) taken.push(...(await send(file)));
    if (taken.length > 0) latest.current(taken);
  };
  return {
    coming: parts.filter(isComing),
    failed: parts.filter((each) => !isComing(each)),
    take(files) {
      const stay = (each: Part) => !each.isRefused && !files.includes(each.file);
      setParts((all) => [...all.filter(stay), ...files.map((file) => ({ file, sent: 0 }))]);
      turn.current = turn.current.then(() => sendAll(files));
    },
    leave: () => setParts((all) => all.filter(isComing)),
  };
}
